import type { BrowserContext } from "@playwright/test";
import { askFixtures } from "#tests/support/processes/fixture-process.ts";

/**
 * Sets the session of a made-up member in this browser, last seen `minutesAgo` minutes ago. For tests of pages, not of
 * accounts.
 */
export async function actAs(
  context: BrowserContext,
  role: "trial" | "player" | "agent",
  origin: string,
  minutesAgo = 0,
): Promise<void> {
  await setSession(context, await askFixtures({ session: { role, minutesAgo } }), origin);
}

/** Sets a session cookie, given as "name=value". */
export async function setSession(context: BrowserContext, cookie: string, origin: string): Promise<void> {
  const [name = "", value = ""] = cookie.split(/=(.*)/s);
  await context.addCookies([
    { name, value, domain: new URL(origin).hostname, path: "/", secure: true, httpOnly: true, sameSite: "Lax" },
  ]);
}
