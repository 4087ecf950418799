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
  const cookie = await askFixtures({ session: { role, minutesAgo } });
  const [name = "", value = ""] = cookie.split(/=(.*)/s);
  await context.addCookies([
    { name, value, domain: new URL(origin).hostname, path: "/", secure: true, httpOnly: true, sameSite: "Lax" },
  ]);
}
