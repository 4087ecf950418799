import type { PortalError } from "#lib/client/portal-error.ts";
import { elapsedMs } from "#lib/client/server-clock.ts";

/** Error of the last attempt that belongs to no field. */
export interface FormError {
  code: string;
  /** In the page's language; empty for `network` and `unknown`, which have no server response. */
  message: string;
  /** True when a retry may succeed; `retryAtMs` is the earliest time for it by `elapsedMs`, if any. */
  canRetry: boolean;
  retryAtMs?: number;
}

/** Errors that pass by themselves. All others need the person's action. */
const retriable = new Set([
  "network",
  "service-unavailable",
  "gateway-unavailable",
  "maintenance",
  "too-many-requests",
  "unknown",
  "conflict",
]);

export function formErrorOf({ code, message, retryAfterSeconds }: PortalError): FormError {
  const waits = code === "too-many-requests" && retryAfterSeconds !== undefined;
  return {
    code,
    message,
    canRetry: retriable.has(code),
    ...(waits ? { retryAtMs: elapsedMs() + retryAfterSeconds * 1000 } : {}),
  };
}
