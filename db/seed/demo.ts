import { openAccount } from "#db/seed/demo/open-account.ts";
import { readSavedAccounts, type SavedAccount, writeSavedAccounts } from "#db/seed/demo/saved-accounts.ts";
import type { MemberType } from "#lib/contracts/identity/member.ts";
import { randomPassword } from "#lib/modules/identity/index.ts";
import { type GrantRewardInput, grantReward } from "#lib/modules/promotions/index.ts";
import type { Context } from "#lib/platform/context.ts";
import { database } from "#lib/platform/database.ts";
import { env } from "#lib/platform/env.ts";
import { services } from "#lib/portal/composition/services.ts";

export const demoAccounts: readonly { role: string; account: string; memberType: MemberType }[] = [
  { role: "player", account: "luzreyes", memberType: 0 },
  { role: "player", account: "jmcruz", memberType: 0 },
  { role: "agent", account: "agent", memberType: 1 },
];

const welcome: GrantRewardInput = {
  code: "demo-welcome",
  account: "luzreyes",
  amount: 88_00n,
  titles: { en: "Welcome to the house", fil: "Maligayang pagdating", ar: "أهلاً بك في الدار" },
  days: 30,
};

/**
 * Creates accounts to explore the site, in demo mode only. Each install has its own passwords; `npm start` prints them
 * from the private file that stores them. A new database gets the same accounts, and an existing account keeps its
 * password. One of them has a reward to claim, once.
 */
export async function seedDemo(): Promise<void> {
  const context = demoContext();
  const known = readSavedAccounts();
  const saved: SavedAccount[] = [];
  for (const { role, account, memberType } of demoAccounts) {
    const before = known.find((candidate) => candidate.account === account);
    const password = before?.password ?? randomPassword();
    const opened = await openAccount(context, { account, password, memberType });
    // A new account of a known name has no payment password yet.
    if (opened) saved.push({ role, account, password });
    else if (before) saved.push(before);
  }
  writeSavedAccounts(saved);
  await grantReward(context, welcome);
}

/** Returns the context of what belongs to the demo. A site with real players never gets any of it. */
export function demoContext(): Context {
  if (!env().DEMO) throw new Error("Demo accounts are for demo mode: a site with SITE_ORIGIN has none");
  return { ...services({ db: database("operator") }), actor: { role: "system", process: "seed" } };
}
