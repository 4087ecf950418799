import type * as z from "zod/mini";
import type { Role } from "#lib/kernel/actor.ts";
import type { ErrorCode } from "#lib/kernel/error-codes.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * One call of the portal API. The handler parses with it and the typed client calls with it. The OpenAPI page, the
 * contract fuzz and the authorisation matrix iterate the registry of all calls.
 */
export interface CallContract<
  Input extends z.core.$ZodType = z.core.$ZodType,
  Output extends z.core.$ZodType = z.core.$ZodType,
> {
  /** "module.verbNoun", unique. */
  readonly name: string;
  readonly summary: string;
  readonly method: Method;
  /** Path parameters are `{name}` and fields of the input. */
  readonly path: `/api/${string}`;
  readonly roles: readonly Role[];
  /** Request and response are JWE (see `lib/portal/encryption`); plain ones are never accepted. */
  readonly encrypted: boolean;
  /** Body type of calls other than GET. Default: JSON. */
  readonly contentType: "json" | "form" | "multipart";
  /** True for calls that stay available during maintenance and in blocked regions (SITE-06). */
  readonly exemptFromStatus: boolean;
  /** True for calls about money or credentials: a session that was idle for too long must log in again. */
  readonly needsRecentSession: boolean;
  /** True for calls that replace the session, so a page of any account may send them. */
  readonly startsSession: boolean;
  /** True for calls that are allowed while a new password is due (AUTH-07). */
  readonly allowedBeforePasswordChange: boolean;
  /**
   * Calls per minute. The limit per address is checked before any costly work, the one per account once the session is
   * known.
   */
  readonly limits: { readonly perAddress: number; readonly perAccount: number };
  /** Maximum body size, in bytes. */
  readonly maxBytes: number;
  readonly input: Input;
  readonly output: Output;
  /** Errors of the use case. Errors that any call can return are in `commonErrors`. */
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
      | "startsSession"
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
    startsSession: false,
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
/** Everyone with a session, including trial accounts. */
export const members: readonly Role[] = ["trial", "player", "agent"];
/** Accounts with real money. A trial session gets `need-real-account`. */
export const realMembers: readonly Role[] = ["player", "agent"];

/** Accounts of the agent centre (AGENT-07). */
export const agents: readonly Role[] = ["agent"];

/** Errors that any call can return. */
export const commonErrors: readonly ErrorCode[] = [
  "invalid-input",
  "malformed-request",
  "invalid-encryption",
  "unknown-key",
  "not-logged-in",
  "session-expired",
  "account-changed",
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
