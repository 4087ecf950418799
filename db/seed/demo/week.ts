import { randomInt } from "node:crypto";
import { chanceOf } from "#db/seed/catalogue/random.ts";
import { cast, leading } from "#db/seed/demo/cast.ts";
import { endWeek } from "#db/seed/demo/endings.ts";
import { playLeadingWeek } from "#db/seed/demo/leading-player.ts";
import { openAccount } from "#db/seed/demo/open-account.ts";
import { type Habit, playSitting } from "#db/seed/demo/play.ts";
import { readSavedAccounts, writeSavedAccounts } from "#db/seed/demo/saved-accounts.ts";
import { openVisit } from "#db/seed/demo/visit.ts";
import { demoAccounts, demoContext } from "#db/seed/demo.ts";
import { findAccount, listAccounts, randomPassword } from "#lib/modules/identity/index.ts";
import { getBalance } from "#lib/modules/ledger/index.ts";
import { foldJackpots } from "#lib/modules/originals/index.ts";
import { readSettings, siteSettings } from "#lib/modules/system/index.ts";
import type { Context } from "#lib/platform/context.ts";

const dayMs = 86_400_000;
const minuteMs = 60_000;
/** Players at once; the pool of commands has few connections. */
const together = 4;
const sittings = 3;

/**
 * Fills a new demo site with a week of play, in demo mode only: everything is done by use cases, at the times of the
 * last seven days, and every round is drawn by its engine. Who plays when and for how much is the same on every machine;
 * what they win is not. Leaves a site alone that has players of its own, or had this week.
 */
export async function seedWeek(): Promise<void> {
  const operator = demoContext();
  if (!(await isNew(operator))) return;
  const endsMs = operator.clock.now().getTime();
  const waiting = [...cast];
  const playAll = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await playWeek(operator, next, endsMs);
  };
  await Promise.all(Array.from({ length: together }, playAll));
  await playLeading(operator, endsMs);
  await foldJackpots(operator);
}

/** True while nobody has played, and nobody but the demo has an account. */
async function isNew(operator: Context): Promise<boolean> {
  const { currency } = await readSettings(operator, siteSettings);
  const { rows } = await listAccounts(operator, [0], { pageSize: demoAccounts.length + 1 });
  const names = demoAccounts.map(({ account }) => account);
  if (rows.some(({ account }) => !names.includes(account))) return false;
  for (const { account } of rows) {
    const player = await findAccount(operator, account);
    if (player && (await getBalance(operator, { playerId: player.id, currency })).seq > 0n) return false;
  }
  return true;
}

async function playWeek(
  operator: Context,
  { account, habit }: { account: string; habit: Habit },
  endsMs: number,
): Promise<void> {
  const id = await openAccount(operator, { account, password: randomPassword(), memberType: 0 });
  if (id === null) return;
  const chance = chanceOf(`demo week of ${account}`);
  const visit = openVisit(operator, { id, account }, endsMs - 7 * dayMs);
  // The last sitting ends before the endings, which take up to half an hour.
  const starts = Array.from({ length: sittings }, () => endsMs - 60 * minuteMs - chance.below(6.8 * dayMs));
  for (const start of starts.toSorted((a, b) => a - b)) {
    visit.until(start);
    await playSitting(visit, habit, chance.often(50) ? "dice" : "parol-nights", chance);
  }
  visit.until(endsMs - 45 * minuteMs);
  await endWeek(visit, habit);
}

/** Plays the week of the printed account, whose payment password is printed too. */
async function playLeading(operator: Context, endsMs: number): Promise<void> {
  const { account, habit } = leading;
  const player = await findAccount(operator, account);
  if (!player) return;
  const paymentPassword = String(randomInt(100_000, 1_000_000));
  writeSavedAccounts(
    readSavedAccounts().map((saved) => (saved.account === account ? { ...saved, paymentPassword } : saved)),
  );
  const visit = openVisit(operator, { id: player.id, account }, endsMs - 7 * dayMs);
  await playLeadingWeek(visit, { habit, paymentPassword, endsMs, chance: chanceOf(`demo week of ${account}`) });
}
