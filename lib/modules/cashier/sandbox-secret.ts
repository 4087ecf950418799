import type { Env } from "#lib/platform/env.ts";

/**
 * Returns the secret that the sandbox gateway signs with, or null where there is no sandbox: on a site with its own
 * origin nobody may pay with money that does not exist, whatever its environment says.
 */
export function sandboxSecret(given: Pick<Env, "SITE_ORIGIN" | "SANDBOX_GATEWAY_SECRET">): string | null {
  return given.SITE_ORIGIN ? null : (given.SANDBOX_GATEWAY_SECRET ?? null);
}
