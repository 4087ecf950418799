import { type ErrorCode, errorStatus } from "#lib/kernel/error-codes.ts";

export type ErrorParams = Record<string, string | number>;

/**
 * An error that the caller can act on. `code` is the message key, `params` fill the message; only the log gets the
 * cause.
 */
export class DomainError extends Error {
  override readonly name = "DomainError";
  readonly code: ErrorCode;
  readonly params: ErrorParams;

  constructor(code: ErrorCode, params: ErrorParams = {}, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
    this.params = params;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}

/** One field error of an input: `path` is dotted, `key` is a message key under `validation`. */
export interface FieldIssue {
  path: string;
  key: string;
  params: ErrorParams;
}

/** `invalid-input` with its field errors, so that a form can show each beside its field. */
export class InvalidInputError extends DomainError {
  readonly issues: readonly FieldIssue[];

  constructor(issues: readonly FieldIssue[]) {
    super("invalid-input");
    this.issues = issues;
  }
}
