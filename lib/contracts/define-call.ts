import type * as z from "zod/mini";
import type { Role } from "#lib/kernel/actor.ts";
import type { ErrorCode } from "#lib/kernel/error-codes.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * One call of the portal API: the handler parses with it, the typed client calls with it, and the OpenAPI page, the
 * contract fuzz and the authorisation matrix iterate the registry of them.
 */
export interface CallContract<
  Input extends z.core.$ZodType = z.core.$ZodType,
  Output extends z.core.$ZodType = z.core.$ZodType,
> {
  /** "module.verbNoun", unique. */
  readonly name: string;
  readonly summary: string;
  readonly method: Method;
  /** Path parameters as `{name}`; they are fields of the input. */
  readonly path: `/api/${string}`;
  readonly roles: readonly Role[];
  /** Request and answer are JWE (see `lib/portal/encryption`); never accepted plain. */
  readonly encrypted: boolean;
  /** Body of calls that are not GET: JSON unless said otherwise. */
  readonly contentType: "json" | "form" | "multipart";
  /** Answers during maintenance and from blocked regions too (SITE-06). */
  readonly exemptFromStatus: boolean;
  /** Touches money or credentials: a session that was idle longer than the site allows must log in again. */
  readonly needsRecentSession: boolean;
  /** Answers while a new password is due (AUTH-07). */
  readonly allowedBeforePasswordChange: boolean;
  /** Calls a minute: per address before anything costly happens, per account after the session is known. */
  readonly limits: { readonly perAddress: number; readonly perAccount: number };
  /** Largest body, in bytes. */
  readonly maxBytes: number;
  readonly input: Input;
  readonly output: Output;
  /** What the use case may refuse with; the codes any call can answer stand in `commonErrors`. */
  readonly errors: readonly ErrorCode[];
}

type Given<Input extends z.core.$ZodType, Output extends z.core.$ZodType> = Pick<
  CallContract<Input, Output>,
  "name" | "summary" | "method" | "path" | "roles" | "input" | "output"
> &
  Partial<
    Pick<
      CallContract<Input, Output>,
      | "encrypted"
      | "contentType"
      | "exemptFromStatus"
      | "needsRecentSession"
      | "allowedBeforePasswordChange"
      | "limits"
      | "maxBytes"
      | "errors"
    >
  >;

export function defineCall<Input extends z.core.$ZodType, Output extends z.core.$ZodType>(
  given: Given<Input, Output>,
): CallContract<Input, Output> {
  return {
    encrypted: false,
    contentType: "json",
    exemptFromStatus: false,
    needsRecentSession: false,
    allowedBeforePasswordChange: false,
    limits: { perAddress: 300, perAccount: 300 },
    maxBytes: 16 * 1024,
    errors: [],
    ...given,
  };
}

export type InputOf<Call extends CallContract> = z.output<Call["input"]>;
export type OutputOf<Call extends CallContract> = z.output<Call["output"]>;

export const everyone: readonly Role[] = ["visitor", "trial", "player", "agent"];
export const visitors: readonly Role[] = ["visitor"];
/** Anyone with a session, trial included. */
export const members: readonly Role[] = ["trial", "player", "agent"];
/** Accounts with real money; a trial session is told that it needs one. */
export const realMembers: readonly Role[] = ["player", "agent"];

/** AGENT-07. */
export const agents: readonly Role[] = ["agent"];

/** Codes that any call can answer with, whatever it does. */
export const commonErrors: readonly ErrorCode[] = [
  "invalid-input",
  "malformed-request",
  "invalid-encryption",
  "unknown-key",
  "not-logged-in",
  "session-expired",
  "not-allowed",
  "need-real-account",
  "password-change-required",
  "origin-refused",
  "method-not-allowed",
  "payload-too-large",
  "unsupported-media-type",
  "too-many-requests",
  "region-blocked",
  "maintenance",
  "service-unavailable",
  "unknown",
];
