import * as z from "zod/mini";
import { parolNights } from "#lib/contracts/originals/parol-nights.ts";
import { betFields, roundFields, tableFields } from "#lib/contracts/originals/shapes.ts";
import { money } from "#lib/contracts/wire.ts";

const { strips, freeSpins } = parolNights;
const stops = z.array(z.int().check(z.minimum(0), z.maximum(Math.max(...strips.map(({ length }) => length)) - 1)));

/** A spin is asked for with its stake alone. */
export const slotChoice = z.strictObject({});

/** Where the reels stopped, spin by spin: the first was paid for, the others are the free spins that it brought. */
export const slotOutcome = z.strictObject({
  edition: z.literal(parolNights.edition),
  spins: z.array(stops.check(z.length(strips.length))).check(z.minLength(1), z.maxLength(1 + freeSpins.most)),
});

export const slotPlay = z.strictObject({ ...betFields, ...slotChoice.shape });

export const slotRound = z.object({ ...roundFields, game: z.literal(parolNights.code), ...slotOutcome.shape });

export const pool = z.object({ pool: z.string(), amount: money });

/** `unseen`: the last round, when its result was not shown to the end yet. */
export const slotState = z.object({
  ...tableFields,
  rounds: z.array(slotRound),
  unseen: z.nullable(z.uuid()),
  pools: z.array(pool),
});

export const slotPlayed = z.object({ round: slotRound, balance: money });
