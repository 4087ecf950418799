import "server-only";
import { createHash } from "node:crypto";
import { unstable_rethrow } from "next/navigation";
import { isServiceAway } from "#lib/platform/unavailable.ts";
import { services } from "#lib/portal/composition/services.ts";
import { sayStatus } from "#lib/web/page-status.ts";

/**
 * For what a page could not load: it goes out as 503 because a service is away, else as 500, which is our fault. What
 * the framework throws for itself, such as a redirect, is thrown again.
 */
export function answerAway(error: unknown): null {
  unstable_rethrow(error);
  const away = isServiceAway(error);
  const facts = away ? { err: error } : { err: error, reference: faultReference(error) };
  services().log.error(facts, "A page could not be loaded");
  sayStatus(away ? 503 : 500);
  return null;
}

/** By which a fault that someone was shown is found in the log. It tells nothing of the cause. */
export function faultReference(error: unknown): string {
  const cause = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return createHash("sha256").update(cause).digest("hex").slice(0, 10);
}
