import { describe, expect, it } from "vitest";
import { checkRound } from "#components/play/fair/check-round.ts";
import type { AnyRound, RoundOf } from "#lib/client/originals.ts";
import { openDraws } from "#lib/originals/fairness.ts";
import { parolNights } from "#lib/originals/parol-nights/machine.ts";
import { drawRound, roundPayout } from "#lib/originals/parol-nights/rules.ts";

type DiceRound = RoundOf<"dice">;
type SlotRound = RoundOf<"parol-nights">;

const serverSeed = "0123456789abcdef".repeat(4);
const played = {
  roundId: "01900000-0000-7000-8000-000000000000",
  stake: 25_00n,
  jackpot: null,
  demo: true,
  serverSeed,
  serverSeedHash: "a8ae6e6ee929abea3afcfc5258c8ccd6f85273e0d4626d26c7279f3250f77c8e",
  clientSeed: "sinag",
  nonce: 0,
  playedAt: new Date("2026-11-28T00:00:00Z"),
};
/** 8480 is a published test vector. */
const bet = { direction: "over", target: 5_000 } as const;
const diceRound: DiceRound = { ...played, ...bet, game: "dice", roll: 8_480, payout: 49_50n };

async function slotRound(): Promise<SlotRound> {
  const { spins } = await drawRound(await openDraws(played));
  const { code: game, edition } = parolNights;
  return {
    ...played,
    game,
    edition,
    spins: spins.map((stops) => [...stops]),
    payout: roundPayout(spins, played.stake),
  };
}

/** Returns whether seed hash, result and payout agree, in this order. */
async function agrees(round: AnyRound): Promise<boolean[]> {
  const check = await checkRound(round);
  if (!check) throw new Error("The seed is not revealed");
  return [check.hashAgrees, check.resultAgrees, check.payoutAgrees];
}

const otherSeed = "f".repeat(64);

describe("GAME-02 checking a round", () => {
  it("GAME-02 a round agrees with its check when nothing in it was altered", async () => {
    expect(await agrees(diceRound)).toEqual([true, true, true]);
    expect(await agrees(await slotRound())).toEqual([true, true, true]);
    expect(await checkRound({ ...diceRound, serverSeed: null })).toBeNull();
  });

  it.each<[string, Partial<DiceRound>, boolean[]]>([
    ["another server seed", { serverSeed: otherSeed }, [false, false, false]],
    ["another commitment", { serverSeedHash: otherSeed }, [false, true, true]],
    ["another client seed", { clientSeed: "sinag2" }, [true, false, true]],
    ["another nonce", { nonce: 2 }, [true, false, false]],
    ["another roll", { roll: 8_481 }, [true, false, true]],
    ["a centavo less", { payout: 49_49n }, [true, true, false]],
    ["another target", { target: 8_480 }, [true, true, false]],
  ])("GAME-02 the check finds %s in a round of Dice", async (_, change, found) => {
    expect(await agrees({ ...diceRound, ...change })).toEqual(found);
  });

  it("GAME-02 the check finds what was altered in a round of Parol Nights", async () => {
    const round = await slotRound();
    const [first = [], ...free] = round.spins;
    const [stop = 0, ...others] = first;
    const moved = [[(stop + 1) % 36, ...others], ...free];
    expect(await agrees({ ...round, spins: moved })).toEqual([true, false, true]);
    expect(await agrees({ ...round, payout: round.payout + 1n })).toEqual([true, true, false]);
    const jackpot = { pool: "grand", amount: 50_000_00n };
    expect(await agrees({ ...round, demo: false, jackpot, payout: round.payout + jackpot.amount })).toEqual([
      true,
      false,
      true,
    ]);
    expect((await agrees({ ...round, serverSeed: otherSeed })).slice(0, 2)).toEqual([false, false]);
  });
});
