import { execFileSync } from "node:child_process";
import type { BrowserContext } from "@playwright/test";

/** A session of a made-up member in this browser, last seen so many minutes ago: for pages, not for accounts. */
export async function actAs(
  context: BrowserContext,
  role: "trial" | "player" | "agent",
  origin: string,
  minutesAgo = 0,
): Promise<void> {
  const args = [
    "--conditions=react-server",
    "tests/support/fixtures/issue-session.ts",
    `--minutes-ago=${minutesAgo}`,
    role,
  ];
  const [name = "", value = ""] = execFileSync(process.execPath, args, { encoding: "utf8" }).trim().split(/=(.*)/s);
  await context.addCookies([
    { name, value, domain: new URL(origin).hostname, path: "/", secure: true, httpOnly: true, sameSite: "Lax" },
  ]);
}
