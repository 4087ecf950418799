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

export interface Answer {
  status: number;
  envelope: Envelope;
  headers: Record<string, string>;
}

export function success(value: unknown): Answer {
  return { status: 200, envelope: { success: true, value, message: null, code: null }, headers: {} };
}

/**
 * Returns the response to an error: a `DomainError` as it is, an unavailable service as 503, any other error as
 * `unknown`. Only the log gets the cause.
 */
export async function failure(error: unknown, locale: Locale, call: string, log: Log): Promise<Answer> {
  const refusal = asDomainError(error);
  if (refusal.status >= 500 && !planned.includes(refusal.code)) log.error({ err: error, call }, refusal.code);
  else if (refusal.cause) log.info({ err: refusal.cause, call }, refusal.code);
  const issues = refusal instanceof InvalidInputError ? { issues: [...refusal.issues] } : {};
  return {
    status: refusal.status,
    envelope: {
      success: false,
      value: Object.keys(refusal.params).length > 0 ? refusal.params : null,
      message: await errorMessage(refusal.code, refusal.params, locale),
      code: refusal.code,
      ...issues,
    },
    headers: retryHeader(refusal),
  };
}

function asDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  return new DomainError(isServiceUnavailable(error) ? "service-unavailable" : "unknown", {}, { cause: error });
}

function retryHeader(refusal: DomainError): Record<string, string> {
  if (refusal.status !== 503 && refusal.status !== 429) return {};
  return { "retry-after": String(refusal.params.seconds ?? retrySeconds) };
}
