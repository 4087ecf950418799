/**
 * Every code the product answers with, and its HTTP status. The code is also the message key in
 * `messages/<LANG>/errors.json`. Codes are kebab-case on the portal; the vendor protocol has its own.
 */
export const errorStatus = {
  "invalid-input": 400,
  "malformed-request": 400,
  "invalid-encryption": 400,
  "not-logged-in": 401,
  "session-expired": 401,
  "wrong-credentials": 401,
  "non-member-refused": 403,
  "non-agent-refused": 403,
  "not-allowed": 403,
  "origin-refused": 403,
  "need-real-account": 403,
  "password-change-required": 403,
  "not-found": 404,
  "method-not-allowed": 405,
  conflict: 409,
  "unknown-key": 409,
  "duplicate-transaction": 409,
  "invalid-amount": 400,
  "wrong-currency": 400,
  "insufficient-funds": 409,
  "bet-not-found": 404,
  "already-settled": 409,
  "already-cancelled": 409,
  "hold-exceeded": 409,
  "payout-exceeded": 409,
  "player-disabled": 403,
  "player-excluded": 403,
  "limit-reached": 403,
  "payload-too-large": 413,
  "unsupported-media-type": 415,
  "too-many-requests": 429,
  "region-blocked": 451,
  unknown: 500,
  maintenance: 503,
  "game-maintenance": 503,
  "service-unavailable": 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatus;
