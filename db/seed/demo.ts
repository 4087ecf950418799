import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { MemberType } from "#lib/contracts/identity/member.ts";
import { InvalidInputError } from "#lib/kernel/domain-error.ts";
import { createAccount, randomPassword } from "#lib/modules/identity/index.ts";
import { type GrantRewardInput, grantReward } from "#lib/modules/promotions/index.ts";
import type { Context } from "#lib/platform/context.ts";
import { database } from "#lib/platform/database.ts";
import { env } from "#lib/platform/env.ts";
import { services } from "#lib/portal/composition/services.ts";

const savedAccounts = z.array(z.object({ role: z.string(), account: z.string(), password: z.string() }));

const wanted: readonly { role: string; account: string; memberType: MemberType }[] = [
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
  const { DEMO, DATA_FOLDER } = env();
  if (!DEMO) throw new Error("Demo accounts are for demo mode: a site with SITE_ORIGIN has none");
  const context: Context = { ...services({ db: database("operator") }), actor: { role: "system", process: "seed" } };
  const file = join(DATA_FOLDER, "demo-accounts.json");
  const known = existsSync(file) ? savedAccounts.parse(JSON.parse(readFileSync(file, "utf8"))) : [];
  const saved: z.output<typeof savedAccounts> = [];
  for (const { role, account, memberType } of wanted) {
    const before = known.find((candidate) => candidate.account === account)?.password;
    const password = before ?? randomPassword();
    const opened = await open(context, account, password, memberType);
    if (opened || before) saved.push({ role, account, password });
  }
  mkdirSync(DATA_FOLDER, { recursive: true });
  writeFileSync(`${file}.new`, `${JSON.stringify(saved, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  await grantReward(context, welcome);
}

/** Opens an account; false when it already exists. */
async function open(context: Context, account: string, password: string, memberType: MemberType): Promise<boolean> {
  const registration = { domain: "localhost", url: "", method: "SEED" };
  try {
    await createAccount(context, { account, password, memberType, registration, mayBeReserved: true });
    return true;
  } catch (error) {
    if (error instanceof InvalidInputError) return false;
    throw error;
  }
}
