import { execFileSync } from "node:child_process";
import type { BrowserContext } from "@playwright/test";

/** A session of a made-up member in this browser: for pages, not for accounts. */
export async function actAs(
  context: BrowserContext,
  role: "trial" | "player" | "agent",
  origin: string,
): Promise<void> {
  const args = ["--conditions=react-server", "tests/support/issue-session.ts", role];
  const pair = execFileSync(process.execPath, args, { encoding: "utf8" }).trim();
  const at = pair.indexOf("=");
  await context.addCookies([
    { name: pair.slice(0, at), value: pair.slice(at + 1), url: origin, secure: true, httpOnly: true, sameSite: "Lax" },
  ]);
}
