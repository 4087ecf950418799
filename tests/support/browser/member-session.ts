import type { BrowserContext } from "@playwright/test";
import { askFixtures } from "#tests/support/processes/fixture-process.ts";

/** A session of a made-up member in this browser, last seen so many minutes ago: for pages, not for accounts. */
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
