import type { PortalError } from "#lib/client/portal-error.ts";

/** Why the last try failed, when no field is to blame. */
export interface FormTrouble {
  code: string;
  /** In the page's language; empty for `network`, which no server answered. */
  message: string;
  /** Trying the same again may work; not before `retryAtMs` when there is one. */
  canRetry: boolean;
  retryAtMs?: number;
}

/** What passes by itself. Anything else is for the person to mend. */
const retriable = new Set([
  "network",
  "service-unavailable",
  "gateway-unavailable",
  "maintenance",
  "too-many-requests",
  "unknown",
  "conflict",
]);

export function troubleOf({ code, message, retryAfterSeconds }: PortalError): FormTrouble {
  const waits = code === "too-many-requests" && retryAfterSeconds !== undefined;
  return {
    code,
    message,
    canRetry: retriable.has(code),
    ...(waits ? { retryAtMs: Date.now() + retryAfterSeconds * 1000 } : {}),
  };
}
