import type { Draws } from "#lib/originals/fairness.ts";
import { jackpotOutcomes } from "#lib/originals/jackpots.ts";
import {
  type LineSymbol,
  parolNights,
  type SlotDefinition,
  type SlotSymbol,
} from "#lib/originals/parol-nights/machine.ts";

/** Stop of each reel: the strip index of its upper symbol. */
export type Stops = readonly number[];

/** A winning line from the left, paid in line stakes. `line` counts from 1. */
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
  /** Payout of the bells, in line stakes like all units. */
  bellUnits: number;
  /** Lines plus bells, times the multiplier. */
  units: number;
  /** Free spins won, before the limit of a round. */
  freeSpins: number;
  multiplier: number;
}

const game: SlotDefinition = parolNights;
export const lineCount = BigInt(game.lines.length);

/** All combinations of the reels are equally likely. */
export const combinations = game.strips.reduce((product, strip) => product * strip.length, 1);

export function windowAt(stops: Stops): SlotSymbol[][] {
  return game.strips.map((strip, reel) =>
    Array.from({ length: game.rows }, (_, row) => symbolAt(strip, (stops[reel] ?? 0) + row)),
  );
}

/** Returns the wins of one spin. */
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

/** Returns what `count` equal symbols on a line pay, in line stakes. */
export function linePays(symbol: LineSymbol, count: number): number {
  return count === 2 || count === 3 || count === 4 || count === 5 ? (game.pays[symbol][count] ?? 0) : 0;
}

export function isLineSymbol(symbol: SlotSymbol): symbol is LineSymbol {
  return symbol !== game.wild && symbol !== game.scatter;
}

/** Returns the free spins of a round that had `given` and wins `more`, up to the limit. */
export function freeSpinsAfter(given: number, more: number): number {
  return Math.min(game.freeSpins.most, given + more);
}

/** Draws a whole round: the jackpot's number, then five stops for each spin, free spins included. */
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

/** Evaluates the spins of a round: the first is paid, the others are free and multiplied. */
export function evaluateRound(spins: readonly Stops[]): Spin[] {
  return spins.map((stops, index) => evaluateSpin(stops, index === 0 ? 1 : game.freeSpins.multiplier));
}

/**
 * Returns the payout of a round in minor units, without jackpots. Stakes are whole units per line, so nothing is
 * rounded.
 */
export function roundPayout(spins: readonly Stops[], stake: bigint): bigint {
  const units = evaluateRound(spins).reduce((sum, spin) => sum + spin.units, 0);
  return atMost(unitsPay(units, stake), stake * BigInt(game.mostTimesStake));
}

export function unitsPay(units: number, stake: bigint): bigint {
  return (BigInt(units) * stake) / lineCount;
}

/** True when the stake is a whole number of minor units per line. */
export function isSlotStake(stake: bigint): boolean {
  return stake > 0n && stake % lineCount === 0n;
}

/** Returns the largest stake up to `maximumStake` whose largest win does not exceed `maximumWin`. */
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
