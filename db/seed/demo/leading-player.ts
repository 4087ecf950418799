import type { Chance } from "#db/seed/catalogue/random.ts";
import { openDeposit, payIn } from "#db/seed/demo/pay-in.ts";
import {
  askWithdrawal,
  type BankAccount,
  beginReview,
  bindBank,
  confirm,
  dispute,
  send,
} from "#db/seed/demo/pay-out.ts";
import { type Habit, playSitting } from "#db/seed/demo/play.ts";
import { unlessRejected, type Visit } from "#db/seed/demo/visit.ts";
import {
  autoReceive,
  cancelWithdrawal,
  expireDeposits,
  forceReceipt,
  reviewWithdrawal,
} from "#lib/modules/cashier/index.ts";
import { addFavorite, launchGame, listGameCodes } from "#lib/modules/games/index.ts";
import { markRoundSeen, readTable, rotateSeeds } from "#lib/modules/originals/index.ts";
import { claimReward, type GrantRewardInput, grantReward, revokeReward } from "#lib/modules/promotions/index.ts";
import { adapters } from "#lib/portal/composition/vendor-adapters.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/**
 * The week of the player whose account is printed: play on every day, and a row of every kind in the records. It ends a
 * few minutes ago, with a question and a payment that wait.
 */
export async function playLeadingWeek(
  visit: Visit,
  { habit, paymentPassword, endsMs, chance }: { habit: Habit; paymentPassword: string; endsMs: number; chance: Chance },
): Promise<void> {
  const daysAgo = (days: number) => endsMs - days * 24 * hourMs;
  const sit = () => playSitting(visit, habit, chance.often(50) ? "dice" : "parol-nights", chance);
  const bank = await bindBank(visit, {
    bankName: "BDO Unibank",
    holderName: "Luz Reyes",
    accountNumber: "001928374650",
    paymentPassword,
  });
  for (const [day, event] of [...week(visit, habit, bank)].entries()) {
    visit.until(daysAgo(6.8 - day));
    await sit();
    await event();
    visit.wait(5 * hourMs);
    await sit();
  }
  await keepGames(visit);
  await changeSeeds(visit);
  visit.until(endsMs - 38 * minuteMs);
  await askWithdrawal(visit, habit, bank, 600_00n);
  visit.until(endsMs - 20 * minuteMs);
  await send(visit, await askWithdrawal(visit, habit, bank, 750_00n));
  await openDeposit(visit, 300_00n);
}

/** What happens on each of the seven days besides play. */
function week(visit: Visit, habit: Habit, bank: BankAccount): (() => Promise<void>)[] {
  const ask = (amount: bigint) => askWithdrawal(visit, habit, bank, amount);
  return [
    async () => {
      await payIn(visit, 500_00n, { outcome: "cancelled" });
      await reward(visit, { code: "demo-first-deposit", amount: 150_00n, ...firstDeposit });
    },
    async () => {
      const id = await ask(1_000_00n);
      await send(visit, id);
      await confirm(visit, id);
    },
    async () => {
      await openDeposit(visit, 800_00n);
      visit.wait(40 * minuteMs);
      await expireDeposits(visit.operator);
      await cancelWithdrawal(visit.player, { id: await ask(400_00n) });
    },
    async () => {
      const id = await ask(2_000_00n);
      await beginReview(visit, id);
      visit.wait(5 * minuteMs);
      const reason = "The name at the bank differs from the one of the account";
      await reviewWithdrawal(visit.operator, { id, decision: "reject", reason });
      await reward(visit, { code: "demo-cashback", amount: 62_50n, ...cashback });
    },
    async () => {
      await send(visit, await ask(800_00n));
      visit.wait(hourMs);
      await autoReceive(visit.operator);
      await payIn(visit, 700_00n, { outcome: "failed" });
    },
    async () => {
      const id = await ask(1_500_00n);
      await send(visit, id);
      await dispute(visit, id);
      visit.wait(2 * hourMs);
      await unlessRejected(forceReceipt(visit.operator, { id, reason: "The bank shows that it arrived" }), "conflict");
    },
    async () => {
      const id = await grantReward(visit.operator, { ...reload, account: visit.account, code: "demo-reload" });
      if (id) await revokeReward(visit.operator, { id, reason: "Replaced by the weekend bonus" });
      await grantReward(visit.operator, { ...weekend, account: visit.account, code: "demo-weekend" });
    },
  ];
}

type Offer = Omit<GrantRewardInput, "account">;

const firstDeposit = {
  titles: { en: "First deposit of the week", fil: "Unang deposito ng linggo", ar: "أول إيداع في الأسبوع" },
  days: 7,
};
const cashback = { titles: { en: "Cashback", fil: "Cashback", ar: "استرداد نقدي" }, days: 7 };
const reload = {
  titles: { en: "Reload bonus", fil: "Reload bonus", ar: "مكافأة إعادة الشحن" },
  amount: 100_00n,
  days: 7,
};
const weekend = {
  titles: { en: "Weekend bonus", fil: "Bonus sa weekend", ar: "مكافأة نهاية الأسبوع" },
  amount: 120_00n,
  days: 3,
};

/** The player gets a reward and claims it. */
async function reward(visit: Visit, offer: Offer): Promise<void> {
  const id = await grantReward(visit.operator, { ...offer, account: visit.account });
  visit.wait(20 * minuteMs);
  if (id) await claimReward(visit.player, { id });
}

/** Opens the games that were played, and keeps those and some others as favourites. */
async function keepGames({ player }: Visit): Promise<void> {
  const others = await listGameCodes(player, { offset: 20, limit: 4 });
  for (const gameId of [...others, "dice", "parol-nights"]) await addFavorite(player, { gameId });
  for (const gameId of ["dice", "parol-nights"]) await launchGame(adapters)(player, { gameId });
}

/** Reveals the week's server seed, so that its rounds can be checked, and has seen the last spin to its end. */
async function changeSeeds({ player }: Visit): Promise<void> {
  const { seeds, unseen } = await readTable(player, { game: "parol-nights" });
  await rotateSeeds(player, { serverSeedHash: seeds.serverSeedHash, clientSeed: seeds.clientSeed });
  if (unseen) await markRoundSeen(player, { roundId: unseen });
}
