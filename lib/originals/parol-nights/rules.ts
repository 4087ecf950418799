import type { Draws } from "#lib/originals/fairness.ts";
import { jackpotOutcomes } from "#lib/originals/jackpots.ts";
import {
  type LineSymbol,
  parolNights,
  type SlotDefinition,
  type SlotSymbol,
} from "#lib/originals/parol-nights/machine.ts";

/** Where each reel stopped: the place of its upper symbol on the strip. */
export type Stops = readonly number[];

/** Symbols on a line from the left, in the line's stake. `line` counts from 1. */
export interface LineWin {
  line: number;
  symbol: LineSymbol;
  count: number;
  units: number;
}

export interface Spin {
  /** By reel, then row. */
  window: readonly (readonly SlotSymbol[])[];
  wins: readonly LineWin[];
  bells: number;
  /** What the bells pay; in the line's stake, like all units. */
  bellUnits: number;
  /** Lines and bells, times the multiplier. */
  units: number;
  /** Free spins it brings, before the limit of a round. */
  freeSpins: number;
  multiplier: number;
}

const game: SlotDefinition = parolNights;
export const lineCount = BigInt(game.lines.length);

/** Every combination of the reels is equally likely. */
export const combinations = game.strips.reduce((product, strip) => product * strip.length, 1);

export function windowAt(stops: Stops): SlotSymbol[][] {
  return game.strips.map((strip, reel) =>
    Array.from({ length: game.rows }, (_, row) => symbolAt(strip, (stops[reel] ?? 0) + row)),
  );
}

/** What one spin comes to. */
export function evaluateSpin(stops: Stops, multiplier = 1): Spin {
  return evaluateWindow(windowAt(stops), multiplier);
}

export function evaluateWindow(window: Spin["window"], multiplier = 1): Spin {
  const wins = game.lines.flatMap((rows, index) => lineWin(window, rows, index + 1) ?? []);
  const bells = window.flat().filter((symbol) => symbol === game.scatter).length;
  const prize = bells === 3 || bells === 4 || bells === 5 ? game.bells[bells] : { pays: 0, freeSpins: 0 };
  const bellUnits = prize.pays * game.lines.length;
  const units = multiplier * wins.reduce((sum, win) => sum + win.units, bellUnits);
  return { window, wins, bells, bellUnits, units, freeSpins: prize.freeSpins, multiplier };
}

function lineWin(window: Spin["window"], rows: readonly number[], line: number): LineWin | null {
  const symbols = rows.map((row, reel) => window[reel]?.[row]);
  const [first] = symbols;
  if (first === undefined || !isLineSymbol(first)) return null;
  const end = symbols.findIndex((symbol) => symbol !== first && symbol !== game.wild);
  const count = end === -1 ? symbols.length : end;
  const units = linePays(first, count);
  return units > 0 ? { line, symbol: first, count, units } : null;
}

/** What a line of so many equal symbols pays, in its stake. */
export function linePays(symbol: LineSymbol, count: number): number {
  return count === 2 || count === 3 || count === 4 || count === 5 ? (game.pays[symbol][count] ?? 0) : 0;
}

export function isLineSymbol(symbol: SlotSymbol): symbol is LineSymbol {
  return symbol !== game.wild && symbol !== game.scatter;
}

/** Free spins of a round after `given` of them, when another spin brings so many. */
export function freeSpinsAfter(given: number, more: number): number {
  return Math.min(game.freeSpins.most, given + more);
}

/** A whole round from its draws: first the jackpot's number, then five stops for each spin, free spins included. */
export async function drawRound(draws: Draws): Promise<{ jackpotNumber: number; spins: Stops[] }> {
  const jackpotNumber = await draws.next(jackpotOutcomes);
  const spins: Stops[] = [];
  let given = 0;
  do {
    const stops: number[] = [];
    for (const strip of game.strips) stops.push(await draws.next(strip.length));
    spins.push(stops);
    given = freeSpinsAfter(given, evaluateSpin(stops).freeSpins);
  } while (spins.length <= given);
  return { jackpotNumber, spins };
}

/** The spins of a round: the first paid for, the others free and multiplied. */
export function evaluateRound(spins: readonly Stops[]): Spin[] {
  return spins.map((stops, index) => evaluateSpin(stops, index === 0 ? 1 : game.freeSpins.multiplier));
}

/** What a round pays, in minor units, without jackpots. A stake is so many whole units per line, so nothing is rounded. */
export function roundPayout(spins: readonly Stops[], stake: bigint): bigint {
  const units = evaluateRound(spins).reduce((sum, spin) => sum + spin.units, 0);
  return atMost(unitsPay(units, stake), stake * BigInt(game.mostTimesStake));
}

export function unitsPay(units: number, stake: bigint): bigint {
  return (BigInt(units) * stake) / lineCount;
}

/** Stakes are the same whole number of minor units on every line. */
export function isSlotStake(stake: bigint): boolean {
  return stake > 0n && stake % lineCount === 0n;
}

/** The largest stake whose largest win is not above `maximumWin`, at most `maximumStake`. */
export function largestSlotStake(maximumStake: bigint, maximumWin: bigint): bigint {
  const largest = atMost(maximumWin / BigInt(game.mostTimesStake), maximumStake);
  return largest - (largest % lineCount);
}

const atMost = (amount: bigint, most: bigint) => (amount < most ? amount : most);

function symbolAt(strip: readonly SlotSymbol[], place: number): SlotSymbol {
  const symbol = strip[place % strip.length];
  if (!symbol) throw new RangeError(`no symbol at ${place}`);
  return symbol;
}
