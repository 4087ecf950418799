import { randomUUID } from "node:crypto";
import type { Chance } from "#db/seed/catalogue/random.ts";
import { payIn } from "#db/seed/demo/pay-in.ts";
import { unlessRejected, type Visit } from "#db/seed/demo/visit.ts";
import { readWithdrawalOptions } from "#lib/modules/cashier/index.ts";
import { playRound } from "#lib/modules/originals/index.ts";

/** How somebody plays. Amounts are in minor units; `winning` are the winning rolls out of 10,000 of a dice bet. */
export interface Habit {
  deposit: bigint;
  spins: readonly bigint[];
  rolls: readonly bigint[];
  winning: readonly number[];
  /** Rounds of one sitting. */
  rounds: number;
}

/** Plays one sitting of a game: deposits first when there is too little for it, and ends when the money ends. */
export async function playSitting(visit: Visit, habit: Habit, game: "dice" | "parol-nights", chance: Chance) {
  const stakes = game === "dice" ? habit.rolls : habit.spins;
  const [dearest = 0n] = stakes.toSorted((a, b) => Number(b - a));
  if ((await readWithdrawalOptions(visit.player)).balance < dearest * BigInt(habit.rounds)) {
    await payIn(visit, habit.deposit);
    visit.wait(60_000);
  }
  for (let round = 0; round < habit.rounds; round++) {
    visit.wait(9_000 + chance.below(16_000));
    const bet = { idempotencyKey: randomUUID(), stake: chance.pick(stakes) };
    const target = chance.pick(habit.winning);
    const played = await unlessRejected(
      playRound(visit.player, game === "dice" ? { game, ...bet, direction: "under", target } : { game, ...bet }),
      "insufficient-funds",
    );
    if (!played) return;
  }
}

/** A roll that wins almost always, and moves the balance little. */
const safest = 9_500;
const largestStep = 500_00n;
const smallest = 1_00n;

/** Plays on until `amount` can be withdrawn: deposits when the balance is too small, then meets the turnover. */
export async function playThrough(visit: Visit, habit: Habit, amount: bigint): Promise<void> {
  const { balance } = await readWithdrawalOptions(visit.player);
  if (balance < amount * 2n) await payIn(visit, habit.deposit);
  for (;;) {
    const { turnover } = await readWithdrawalOptions(visit.player);
    if (turnover.left === 0n) return;
    visit.wait(8_000);
    const stake = turnover.left < largestStep ? turnover.left : largestStep;
    const bet = { idempotencyKey: randomUUID(), stake: stake < smallest ? smallest : stake };
    await playRound(visit.player, { game: "dice", ...bet, direction: "under", target: safest });
  }
}
