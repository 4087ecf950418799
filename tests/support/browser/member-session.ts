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

/** Ends the session of a browser so that its open pages do not learn of it before the next call. */
export async function loseSession(context: BrowserContext): Promise<void> {
  await silenceLive(context);
  await context.clearCookies();
}

/** Silences the event stream, so that pages do not learn of changes from elsewhere. */
export async function silenceLive(context: BrowserContext): Promise<void> {
  const silence = { contentType: "text/event-stream", body: ": nothing\n\n" };
  await context.route("**/api/portal/live?*", (route) => route.fulfill(silence));
}
