import "server-only";
import { isServiceAway } from "#lib/platform/unavailable.ts";
import { services } from "#lib/portal/services.ts";
import { sayStatus } from "#lib/web/page-status.ts";

/** For what a page could not load because a service is away: the page goes out as 503. Any other error is thrown again. */
export function answerAway(error: unknown): null {
  if (!isServiceAway(error)) throw error;
  services().log.error({ err: error }, "A page could not be loaded");
  sayStatus(503);
  return null;
}
