import "server-only";
import type { OutputOf } from "#lib/contracts/define-call.ts";
import type { readTimeCall } from "#lib/contracts/system/read-time.ts";
import type { Context } from "#lib/platform/context.ts";

/** Returns the server's time, which countdowns follow. */
export async function readTime({ clock }: Context): Promise<OutputOf<typeof readTimeCall>> {
  return { now: clock.now() };
}
