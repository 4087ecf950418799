import { randomBytes } from "node:crypto";
import type { BrowserContext, Page } from "@playwright/test";
import { expect } from "#tests/support/browser/browser.ts";
import type { PlayerWanted } from "#tests/support/fixtures/issue-player.ts";
import { askFixtures } from "#tests/support/processes/fixture-process.ts";

/** Registers a new player through the form. The page is then the home page, logged in. */
export async function registerMember(page: Page): Promise<string> {
  const username = `c${randomBytes(6).toString("hex")}`;
  await page.goto("/register");
  const popup = page.getByRole("dialog", { name: "Create an account" });
  await popup.getByLabel("Username").fill(username);
  await popup.getByLabel("Password", { exact: false }).first().fill("lantern-48-copper");
  await popup.getByLabel("Password again").fill("lantern-48-copper");
  await popup.getByRole("checkbox").check();
  await popup.getByRole("button", { name: "Create account" }).click();
  await expect(page).toHaveURL("/");
  return username;
}

/** Bets `stakes` pesos at the best chance, with the page's own session: turnover at little cost. */
export async function playThrough(page: Page, stakes: number): Promise<void> {
  await page.evaluate(async (total) => {
    for (let left = total; left > 0; left -= 50) {
      const body = { idempotencyKey: crypto.randomUUID(), stake: "50.00", direction: "under", target: 9800 };
      const response = await fetch("/api/portal/originals/dice/rounds", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      if (!response.ok) throw new Error(await response.text());
    }
  }, stakes);
}

/** Logs a player with `units` minor units in to this browser; `more` sets other facts about them. */
export async function enterPlayer(
  context: BrowserContext,
  baseURL: string,
  units: number,
  more: Omit<PlayerWanted, "units"> = {},
): Promise<void> {
  const cookie = await askFixtures({ player: { units, ...more } });
  const [name = "", value = ""] = cookie.split(/=(.*)/s);
  await context.addCookies([
    { name, value, domain: new URL(baseURL).hostname, path: "/", secure: true, httpOnly: true },
  ]);
}
