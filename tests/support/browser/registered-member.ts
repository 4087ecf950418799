import type { BrowserContext, Page } from "@playwright/test";
import { setSession } from "#tests/support/browser/member-session.ts";
import type { AccountWanted, IssuedAccount } from "#tests/support/fixtures/issue-account.ts";
import type { PlayerWanted } from "#tests/support/fixtures/issue-player.ts";
import { askFixtures } from "#tests/support/processes/fixture-process.ts";

/**
 * Registers a player without the form and returns the account's name, without a session in this browser. The password
 * is `password` of auth-popups.ts.
 */
export async function newAccount(): Promise<string> {
  return (await issuedAccount({})).account;
}

/** Registers a player without the form, and logs this browser in. Returns the account's name. */
export async function enterAccount(page: Page, wanted: AccountWanted = {}): Promise<string> {
  const { account, cookie } = await issuedAccount(wanted);
  await setSession(page.context(), cookie, process.env.E2E_ORIGIN ?? "");
  return account;
}

async function issuedAccount(wanted: AccountWanted): Promise<IssuedAccount> {
  return JSON.parse(await askFixtures({ account: wanted }));
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
  await setSession(context, await askFixtures({ player: { units, ...more } }), baseURL);
}
