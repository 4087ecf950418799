import { expect, it } from "vitest";
import { pages } from "#lib/contracts/pages.ts";
import { newId } from "#lib/kernel/ids.ts";
import { services } from "#lib/portal/composition/services.ts";
import { rolesOfPages } from "#tests/support/calls/access-table.ts";
import { ask } from "#tests/support/calls/ask.ts";
import { mainOf, textOf } from "#tests/support/calls/document.ts";
import { sessionFor } from "#tests/support/calls/portal.ts";
import { fundedPlayer } from "#tests/support/ledger/ledger.ts";

/** Starts a session of a player with 76,543.21 pesos. */
async function sessionWithMoney({ minutesAgo = 0, due = false }): Promise<string> {
  const playerId = newId();
  await fundedPlayer({ ...services(), actor: { role: "system", process: "test" } }, 76_543_21n, "PHP", playerId);
  const clock = { now: () => new Date(Date.now() - minutesAgo * 60_000) };
  return sessionFor("player", playerId, { clock }, due);
}

const amount = /76[,.]?543/;

it("AUTH-07 until a new password is chosen, pages and their frame show nothing of the account", async () => {
  const cookie = await sessionWithMoney({ due: true });
  const own = Object.entries(pages).filter(
    ([name]) => !rolesOfPages[name]?.includes("visitor") && name !== "memberPage",
  );
  expect(own.length).toBeGreaterThan(8);
  // Agents choose a new password at their entrance; lotteries show only public content.
  const elsewhere = ["agentHome", "lottery", "seaLottery", "vnLottery"];
  for (const [name, { path }] of own.filter(([name]) => !elsewhere.includes(name))) {
    const said = textOf(mainOf((await ask(path, { cookie })).html));
    expect([name, said.split("Please choose a new password first.").length]).toEqual([name, 2]);
  }
  const everywhere = [...own.map(([, { path }]) => path), "/", "/help", "/play/dice"];
  for (const path of everywhere) expect([path, amount.test((await ask(path, { cookie })).html)]).toEqual([path, false]);
  // Proves that the amount shows once no password change is due.
  expect((await ask("/help", { cookie: await sessionWithMoney({}) })).html).toMatch(amount);
});

const pagesOfMoney = [
  "deposit",
  "withdraw",
  "accountRecord",
  "bettingRecord",
  "profitAndLoss",
  "rewardCentre",
  "security",
] as const satisfies (keyof typeof pages)[];

it("SEC-04 pages of money show nothing to an idle session and link to the login", async () => {
  const cookie = await sessionWithMoney({ minutesAgo: 45 });
  for (const name of pagesOfMoney) {
    const main = mainOf((await ask(pages[name].path, { cookie })).html);
    expect(textOf(main), name).toContain("You were away for a while.");
    expect(main, name).not.toContain("₱");
    expect(main, name).toMatch(/<a[^>]*>Log in<\/a>/);
  }
});
