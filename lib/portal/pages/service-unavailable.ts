import "server-only";
import { createHash } from "node:crypto";
import { unstable_rethrow } from "next/navigation";
import { describeError } from "#lib/kernel/describe-error.ts";
import { isServiceUnavailable } from "#lib/platform/unavailable.ts";
import { services } from "#lib/portal/composition/services.ts";
import { setResponseStatus } from "#lib/web/response-status.ts";

/**
 * Logs the error of a page that could not load and sets the response status: 503 when a service is unavailable, else
 * 500. Rethrows the framework's own errors, such as redirects.
 */
export function serviceUnavailable(error: unknown): null {
  unstable_rethrow(error);
  const away = isServiceUnavailable(error);
  const facts = away ? { err: error } : { err: error, reference: errorReference(error) };
  services().log.error(facts, "A page could not be loaded");
  setResponseStatus(away ? 503 : 500);
  return null;
}

/** Returns the reference under which the log has an error that a person saw. It does not reveal the cause. */
export function errorReference(error: unknown): string {
  return createHash("sha256").update(describeError(error).stack).digest("hex").slice(0, 10);
}
