import * as z from "zod/mini";
import type { DicePlay } from "#lib/client/originals.ts";
import { dicePlay } from "#lib/contracts/originals/dice-shapes.ts";

const freshMs = 120_000;
const stored = z.object({ atMs: z.number(), play: dicePlay });
const key = (mode: string) => `dice-pending-${mode}`;

/** A bet that was sent and not answered yet. After a reload the same key asks what became of it. */
export function keepPending(mode: string, play: DicePlay): void {
  write(key(mode), JSON.stringify(z.encode(stored, { atMs: Date.now(), play })));
}

export function dropPending(mode: string): void {
  write(key(mode), null);
}

/** Null when there is none, or it is too old to still be what the person wants. */
export function takePending(mode: string): DicePlay | null {
  try {
    const text = sessionStorage.getItem(key(mode));
    if (!text) return null;
    const { atMs, play } = z.parse(stored, JSON.parse(text));
    return Date.now() - atMs < freshMs ? play : null;
  } catch {
    return null;
  }
}

/** A browser that keeps nothing still plays; it only can't ask again after a reload. */
function write(name: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, value);
  } catch {}
}
