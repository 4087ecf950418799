import * as z from "zod/mini";
import { parolNights } from "#lib/originals/parol-nights/machine.ts";

const { strips, freeSpins } = parolNights;
const stops = z.array(z.int().check(z.minimum(0), z.maximum(Math.max(...strips.map(({ length }) => length)) - 1)));

/** A spin is asked for with its stake alone. */
export const slotChoice = z.strictObject({});

/** Where the reels stopped, spin by spin: the first was paid for, the others are the free spins that it brought. */
export const slotOutcome = z.strictObject({
  edition: z.literal(parolNights.edition),
  spins: z.array(stops.check(z.length(strips.length))).check(z.minLength(1), z.maxLength(1 + freeSpins.most)),
});
