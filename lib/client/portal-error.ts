import type { ErrorParams, FieldIssue } from "#lib/kernel/domain-error.ts";

/** An error from the portal, or `network` when it could not be reached. `message` is in the page's language. */
export class PortalError extends Error {
  override readonly name = "PortalError";
  readonly code: string;
  readonly issues: readonly FieldIssue[];
  readonly params: ErrorParams;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: string,
    message: string,
    facts: { issues?: readonly FieldIssue[]; params?: ErrorParams; retryAfterSeconds?: number } = {},
  ) {
    super(message);
    this.code = code;
    this.issues = facts.issues ?? [];
    this.params = facts.params ?? {};
    this.retryAfterSeconds = facts.retryAfterSeconds;
  }
}

/** Returns the error itself, or `unknown` for any other error. */
export function asPortalError(error: unknown): PortalError {
  return error instanceof PortalError ? error : new PortalError("unknown", "");
}
