import { type Count, counted } from "#components/play/table/counting.ts";
import type { RoundOf } from "#lib/client/originals.ts";
import { parolNights } from "#lib/originals/parol-nights/machine.ts";
import {
  evaluateRound,
  freeSpinsAfter,
  type LineWin,
  type Spin,
  type Stops,
  unitsPay,
} from "#lib/originals/parol-nights/rules.ts";

export type SlotRound = RoundOf<typeof parolNights.code>;

/** The free spins counter of a scene. */
export interface FreeSpins {
  /** Number of the current free spin, from 1. */
  at: number;
  of: number;
}

/** One step in the presentation of a settled round. Amounts in minor units. */
export type Scene =
  | { kind: "spin"; stops: Stops; spin: Spin; free: FreeSpins | null; won: bigint; total: bigint }
  | { kind: "award"; freeSpins: number; more: boolean }
  | { kind: "free-total"; freeSpins: number; amount: bigint }
  | { kind: "jackpot"; pool: string; amount: bigint };

/**
 * Returns the scenes of a stored round: the spin, a jackpot, the free spins and their total. Running totals end at the
 * payout, including the limit of a round.
 */
export function scenesOf({ spins, stake, jackpot }: Pick<SlotRound, "spins" | "stake" | "jackpot">): Scene[] {
  const scenes: Scene[] = [];
  const most = stake * BigInt(parolNights.mostTimesStake);
  let total = 0n;
  let beforeFree = 0n;
  let given = 0;
  for (const [index, spin] of evaluateRound(spins).entries()) {
    const after = total + unitsPay(spin.units, stake);
    const capped = after < most ? after : most;
    const free = index === 0 ? null : { at: index, of: given };
    scenes.push({ kind: "spin", stops: spins[index] ?? [], spin, free, won: capped - total, total: capped });
    total = capped;
    if (index === 0) {
      beforeFree = total;
      if (jackpot) scenes.push({ kind: "jackpot", ...jackpot });
    }
    const more = freeSpinsAfter(given, spin.freeSpins) - given;
    if (more > 0) scenes.push({ kind: "award", freeSpins: more, more: index > 0 });
    given += more;
  }
  if (given > 0) scenes.push({ kind: "free-total", freeSpins: given, amount: total - beforeFree });
  return scenes;
}

/** Returns the part of the payout that a scene shows first, in minor units. */
export function gainOf(scene: Scene): bigint {
  if (scene.kind === "spin") return scene.won;
  return scene.kind === "jackpot" ? scene.amount : 0n;
}

/** Returns how the win of a round grows while a scene is shown, from what was shown `before`. */
export function winOf(scene: Scene, before: bigint, startMs: number, durationMs: number): Count {
  const to = before + gainOf(scene);
  return to === before ? counted(to) : { from: before, to, startMs, durationMs };
}

/**
 * Returns what a scene pays by itself: one line, the spin, all free spins, or a jackpot. Null where the win of the round,
 * which stands beside it, is the same amount.
 */
export function ownPay(scene: Scene, line: LineWin | null, stake: bigint, win: Count): bigint | null {
  const paid = () => {
    if (scene.kind === "free-total") return scene.amount;
    return scene.kind === "spin" && line ? unitsPay(line.units * scene.spin.multiplier, stake) : gainOf(scene);
  };
  const own = paid();
  return own === 0n || own === win.to ? null : own;
}

/** Returns the lit places of a spin: those on a winning line, and bells when they pay. */
export function litPlaces(spin: Spin, line?: number): Set<string> {
  const lit = new Set<string>();
  for (const win of spin.wins) {
    if (line !== undefined && win.line !== line) continue;
    const rows = parolNights.lines[win.line - 1] ?? [];
    for (const [reel, row] of rows.slice(0, win.count).entries()) lit.add(place(reel, row));
  }
  if (spin.bellUnits > 0 && line === undefined) {
    for (const [reel, column] of spin.window.entries())
      for (const [row, symbol] of column.entries()) if (symbol === parolNights.scatter) lit.add(place(reel, row));
  }
  return lit;
}

export const place = (reel: number, row: number) => `${reel}-${row}`;
