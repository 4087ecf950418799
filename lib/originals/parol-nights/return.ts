import { jackpotReturn } from "#lib/originals/jackpots.ts";
import { parolNights, type SlotDefinition, type SlotSymbol, slotSymbols } from "#lib/originals/parol-nights/machine.ts";
import { combinations, freeSpinsAfter, isLineSymbol, linePays } from "#lib/originals/parol-nights/rules.ts";

/**
 * The exact return of Parol Nights; nothing is simulated. Every line sees every symbol of a reel equally often, so a
 * line's return follows from the symbol counts. Bells follow from the number of a reel's windows that show one. Free
 * spins follow from a walk over all retriggers. The payout limit of a round is ignored: its probability is below 10⁻¹²
 * (bounded in the test).
 */
export interface SlotReturn {
  /** Shares of the stake: lines, bells, free spins, jackpots. */
  lines: number;
  bells: number;
  freeSpins: number;
  jackpots: number;
  /** Without jackpots: what the game states everywhere, and all that demo play returns. */
  base: number;
  /** Probability that a spin pays; that a spin for money triggers free spins; average free spins per trigger. */
  hits: number;
  trigger: number;
  freeSpinsPerTrigger: number;
}

const game: SlotDefinition = parolNights;

export function slotReturn(): SlotReturn {
  const lines = lineReturn();
  const chances = bellChances();
  const bells = awards.reduce((sum, [count, { pays }]) => sum + chance(chances, count) * pays, 0);
  const trigger = awards.reduce((sum, [count]) => sum + chance(chances, count), 0);
  const played = expectedFreeSpins(chances);
  const freeSpins = played * game.freeSpins.multiplier * (lines + bells);
  const jackpots = game.jackpots.reduce((sum, pool) => sum + jackpotReturn(pool), 0);
  const base = lines + bells + freeSpins;
  const hits = game.payingCombinations / combinations;
  return {
    lines,
    bells,
    freeSpins,
    jackpots,
    base,
    hits,
    trigger,
    freeSpinsPerTrigger: played / trigger,
  };
}

const awards = ([3, 4, 5] as const).map((count) => [count, game.bells[count]] as const);
const chance = (chances: readonly number[], bells: number) => chances[bells] ?? 0;
const countOf = (strip: readonly SlotSymbol[], ...wanted: SlotSymbol[]) =>
  strip.filter((symbol) => wanted.includes(symbol)).length;

/** Returns the return of one line in line stakes, which is also the return of all lines in whole stakes. */
function lineReturn(): number {
  let units = 0;
  for (const symbol of slotSymbols.filter(isLineSymbol)) {
    const matching = game.strips.map((strip, reel) => countOf(strip, symbol, ...(reel > 0 ? [game.wild] : [])));
    let leading = 1;
    for (const [reel, matches] of matching.entries()) {
      leading *= matches;
      const following = game.strips.slice(reel + 1);
      const [next] = following;
      const broken = next ? next.length - (matching[reel + 1] ?? 0) : 1;
      const rest = following.slice(1).reduce((product, strip) => product * strip.length, 1);
      units += leading * broken * rest * linePays(symbol, reel + 1);
    }
  }
  return units / combinations;
}

/** Returns the probabilities of 0, 1, 2, … bells in a spin. */
function bellChances(): number[] {
  return game.strips.reduce(
    (before, strip) => {
      const after = new Array<number>(before.length + game.rows).fill(0);
      for (const place of strip.keys()) {
        const rows = Array.from({ length: game.rows }, (_, row) => strip[(place + row) % strip.length]);
        const bells = rows.filter((symbol) => symbol === game.scatter).length;
        for (const [count, share] of before.entries())
          after[count + bells] = chance(after, count + bells) + share / strip.length;
      }
      return after;
    },
    [1],
  );
}

/** Returns the average number of free spins in a round, retriggers included. */
function expectedFreeSpins(chances: readonly number[]): number {
  const known = new Map<string, number>();
  const none = 1 - awards.reduce((sum, [count]) => sum + chance(chances, count), 0);
  const further = (played: number, given: number): number => {
    const key = `${played}/${given}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const after = played === given ? 0 : 1 + spin(played + 1, given);
    known.set(key, after);
    return after;
  };
  const spin = (played: number, given: number): number =>
    awards.reduce(
      (sum, [count, { freeSpins }]) => sum + chance(chances, count) * further(played, freeSpinsAfter(given, freeSpins)),
      none * further(played, given),
    );
  return spin(0, 0);
}
