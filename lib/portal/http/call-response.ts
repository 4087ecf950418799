import "server-only";
import type { Envelope } from "#lib/contracts/envelope.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { DomainError, InvalidInputError } from "#lib/kernel/domain-error.ts";
import type { Log } from "#lib/platform/log.ts";
import { isServiceUnavailable } from "#lib/platform/unavailable.ts";
import { errorMessage } from "#lib/portal/http/error-message.ts";

const retrySeconds = 5;

/** Errors that an operator caused on purpose: not logged as errors. */
const planned: readonly string[] = ["maintenance", "game-maintenance"];

export interface CallResponse {
  status: number;
  envelope: Envelope;
  headers: Record<string, string>;
}

export function success(value: unknown): CallResponse {
  return { status: 200, envelope: { success: true, value, message: null, code: null }, headers: {} };
}

/**
 * Returns the response to an error: a `DomainError` as it is, an unavailable service as 503, any other error as
 * `unknown`. Only the log gets the cause.
 */
export async function failure(error: unknown, locale: Locale, call: string, log: Log): Promise<CallResponse> {
  const domainError = asDomainError(error);
  if (domainError.status >= 500 && !planned.includes(domainError.code))
    log.error({ err: error, call }, domainError.code);
  else if (domainError.cause) log.info({ err: domainError.cause, call }, domainError.code);
  const issues = domainError instanceof InvalidInputError ? { issues: [...domainError.issues] } : {};
  return {
    status: domainError.status,
    envelope: {
      success: false,
      value: Object.keys(domainError.params).length > 0 ? domainError.params : null,
      message: await errorMessage(domainError.code, domainError.params, locale),
      code: domainError.code,
      ...issues,
    },
    headers: retryHeader(domainError),
  };
}

function asDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  return new DomainError(isServiceUnavailable(error) ? "service-unavailable" : "unknown", {}, { cause: error });
}

function retryHeader(domainError: DomainError): Record<string, string> {
  if (domainError.status !== 503 && domainError.status !== 429) return {};
  return { "retry-after": String(domainError.params.seconds ?? retrySeconds) };
}
