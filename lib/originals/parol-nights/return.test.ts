import { beforeAll, describe, expect, it } from "vitest";
import { jackpotInterval, jackpotOutcomes, jackpotReturn, jackpotTaken } from "#lib/originals/jackpots.ts";
import { parolNightsCatalogueEntry } from "#lib/originals/parol-nights/catalogue.ts";
import { parolNights, type SlotSymbol, slotSymbols } from "#lib/originals/parol-nights/machine.ts";
import { slotReturn } from "#lib/originals/parol-nights/return.ts";
import { combinations, evaluateSpin, isLineSymbol, linePays } from "#lib/originals/parol-nights/rules.ts";

const { strips, lines, bells, freeSpins, jackpots, mostTimesStake } = parolNights;
const symbolOf = (reel: number, place: number): SlotSymbol => {
  const strip = strips[reel] ?? [];
  return strip[place % strip.length] ?? "bell";
};
const bellsOf = (reel: number, stop: number) => [0, 1, 2].filter((row) => symbolOf(reel, stop + row) === "bell").length;

/**
 * Returns each win in units and how many combinations of these stops make it. A reel is only expanded for lines that
 * are still matching.
 */
function countWins(places: readonly (readonly number[])[]): Map<number, number> {
  const wins = new Map<number, number>();
  const bellUnits = [0, 0, 0, bells[3].pays, bells[4].pays, bells[5].pays].map((pays) => pays * lines.length);
  const go = (reel: number, standing: { symbol: SlotSymbol; rows: readonly number[] }[], won: number, rung: number) => {
    if (reel === strips.length) {
      const units = won + (bellUnits[rung] ?? 0);
      wins.set(units, (wins.get(units) ?? 0) + 1);
      return;
    }
    for (const stop of places[reel] ?? []) {
      let units = won;
      const further = standing.filter(({ symbol, rows }) => {
        const shown = symbolOf(reel, stop + (rows[reel] ?? 0));
        if (shown === symbol || (shown === "sun" && reel > 0)) return true;
        units += isLineSymbol(symbol) ? linePays(symbol, reel) : 0;
        return false;
      });
      if (reel === strips.length - 1)
        for (const { symbol } of further) units += isLineSymbol(symbol) ? linePays(symbol, strips.length) : 0;
      go(reel + 1, further, units, rung + bellsOf(reel, stop));
    }
  };
  for (const stop of places[0] ?? []) {
    const standing = lines.map((rows) => ({ symbol: symbolOf(0, stop + rows[0]), rows }));
    go(1, standing, 0, bellsOf(0, stop));
  }
  return wins;
}

const everywhere = strips.map((strip) => [...strip.keys()]);

describe("the return of Parol Nights", () => {
  const exact = slotReturn();
  let wins = new Map<number, number>();
  beforeAll(() => {
    wins = countWins(everywhere);
  }, 120_000);

  it("GAME-02 all 60,466,176 reel combinations are counted: what they pay and how many pay", () => {
    let count = 0;
    let units = 0n;
    for (const [win, times] of wins) {
      count += times;
      units += BigInt(win) * BigInt(times);
    }
    expect(count).toBe(combinations);
    expect(combinations - (wins.get(0) ?? 0)).toBe(parolNights.payingCombinations);
    // One division of integers, so nothing is rounded on the way.
    const perStake = Number(units) / lines.length / combinations;
    expect(Math.abs(perStake - (exact.lines + exact.bells))).toBeLessThan(1e-12);
  });

  it("GAME-02 the count of combinations agrees with the engine's payouts", () => {
    // Every stop of the last reels, three of each of the others: those that show sevens, bells and star lanterns.
    const some = [[2, 24, 32], [4, 5, 24], [1, 6, 30], ...everywhere.slice(3)];
    const paid = new Map<number, number>();
    for (const a of some[0] ?? [])
      for (const b of some[1] ?? [])
        for (const c of some[2] ?? [])
          for (const d of some[3] ?? [])
            for (const e of some[4] ?? []) {
              const { units } = evaluateSpin([a, b, c, d, e]);
              paid.set(units, (paid.get(units) ?? 0) + 1);
            }
    expect(paid).toEqual(countWins(some));
    expect(paid.size).toBeGreaterThan(40);
  });

  it("GAME-02 the computed number of free spins agrees with 10⁷ simulated rounds of bells", { timeout: 60_000 }, () => {
    const rings = strips.map((strip, reel) => [...strip.keys()].map((stop) => bellsOf(reel, stop)));
    const given = [0, 0, 0, 10, 15, 20];
    let state = 20_261_224;
    const random = () => {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    };
    const award = () => given[rings.reduce((sum, ring) => sum + (ring[Math.floor(random() * 36)] ?? 0), 0)] ?? 0;
    const rounds = 10_000_000;
    let played = 0;
    let triggers = 0;
    for (let round = 0; round < rounds; round++) {
      let owed = award();
      if (owed > 0) triggers++;
      for (let spin = 0; spin < owed; spin++) owed = Math.min(freeSpins.most, owed + award());
      played += owed;
    }
    expect(Math.abs(triggers / rounds - exact.trigger)).toBeLessThan(5 * Math.sqrt(exact.trigger / rounds));
    expect(Math.abs(played / rounds - exact.trigger * exact.freeSpinsPerTrigger)).toBeLessThan(1e-3);
    expect(exact.freeSpins).toBeCloseTo(
      exact.trigger * exact.freeSpinsPerTrigger * 3 * (exact.lines + exact.bells),
      12,
    );
  });

  it("GAME-02 the return is 95.35 % and 1.45 % through jackpots, and more than one spin in four pays", () => {
    expect((exact.base + exact.jackpots).toFixed(6)).toBe("0.968017");
    expect(exact.base.toFixed(6)).toBe("0.953517");
    expect(exact.jackpots.toFixed(6)).toBe("0.014500");
    expect(exact.hits.toFixed(6)).toBe("0.273827");
    expect(parolNightsCatalogueEntry.rtp).toBe(9_535);
  });

  it("GAME-02 the limit of a round costs no measurable return", () => {
    // Chernoff: P(S ≥ c) ≤ e^(−θc) · E(e^θX)^n for the maximum number of free spins, each at its multiplier.
    const theta = 0.0095;
    const most = Math.max(...wins.keys()) / lines.length;
    let moment = 0;
    for (const [units, times] of wins) {
      moment += (Math.exp((theta * freeSpins.multiplier * units) / lines.length) * times) / combinations;
    }
    const bound = Math.exp(-theta * (mostTimesStake - most)) * moment ** freeSpins.most;
    expect(bound).toBeGreaterThan(0);
    expect(bound).toBeLessThan(1e-12);
  });

  it("GAME-02 more of a symbol pays more, and a rarer symbol pays more", () => {
    for (const symbol of slotSymbols.filter(isLineSymbol)) {
      const pays = [2, 3, 4, 5].map((count) => linePays(symbol, count));
      expect(pays).toEqual(pays.toSorted((a, b) => a - b));
    }
    const five = slotSymbols.filter(isLineSymbol).map((symbol) => linePays(symbol, 5));
    expect(five).toEqual(five.toSorted((a, b) => b - a));
  });
});

describe("jackpots of Parol Nights", () => {
  it("GAME-04 jackpots are drawn in proportion to the stake, and never two at once", () => {
    for (const stake of [25n, 1_00n, 2_500n, 1_000_00n]) {
      const ends = jackpots.map((_, index) =>
        jackpots.slice(0, index + 1).reduce((sum, pool) => sum + pool.perUnit * Number(stake), 0),
      );
      const [grand = 0, star = 0, spark = 0] = ends;
      const taken = [0, grand - 1, grand, star - 1, star, spark - 1, spark, jackpotOutcomes - 1];
      expect(taken.map((number) => jackpotTaken(jackpots, number, stake)?.code ?? null)).toEqual([
        "grand",
        "grand",
        "star",
        "star",
        "spark",
        "spark",
        null,
        null,
      ]);
      expect(spark).toBeLessThan(jackpotOutcomes);
    }
  });

  it("GAME-04 jackpots return their contributions and the operator's seeds", () => {
    expect(jackpots.map(jackpotInterval)).toEqual([2_000_000_000n, 50_000_000n, 5_000_000n]);
    const returns = jackpots.map((pool) => jackpotReturn(pool).toFixed(6));
    expect(returns).toEqual(["0.008000", "0.004500", "0.002000"]);
  });
});
