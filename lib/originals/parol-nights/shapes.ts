import * as z from "zod/mini";
import { parolNights } from "#lib/originals/parol-nights/machine.ts";

const { strips, freeSpins } = parolNights;
const stops = z.array(z.int().check(z.minimum(0), z.maximum(Math.max(...strips.map(({ length }) => length)) - 1)));

/** A spin has no choice besides its stake. */
export const slotChoice = z.strictObject({});

/** Reel stops of each spin: the paid spin first, then the free spins that it won. */
export const slotOutcome = z.strictObject({
  edition: z.literal(parolNights.edition),
  spins: z.array(stops.check(z.length(strips.length))).check(z.minLength(1), z.maxLength(1 + freeSpins.most)),
});
