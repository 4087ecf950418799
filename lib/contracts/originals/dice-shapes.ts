import * as z from "zod/mini";
import { dice, diceDirections, isDiceBet } from "#lib/contracts/originals/dice-rules.ts";
import { betFields, roundFields, tableFields } from "#lib/contracts/originals/shapes.ts";
import { money } from "#lib/contracts/wire.ts";

/** Rolls and targets are hundredths: 5050 is 50.50. */
const hundredths = z.int().check(z.minimum(0), z.maximum(dice.outcomes - 1));
const direction = z.enum(diceDirections);

export const diceChoice = z.strictObject({ direction, target: hundredths });
export const diceOutcome = z.strictObject({ roll: hundredths });

/** What a player asks for. */
export const dicePlay = z
  .strictObject({ ...betFields, ...diceChoice.shape })
  .check(z.refine(isDiceBet, { path: ["target"], error: "invalid-value" }));

export const diceRound = z.object({
  ...roundFields,
  game: z.literal("dice"),
  ...diceChoice.shape,
  ...diceOutcome.shape,
});

export const diceState = z.object({ ...tableFields, rounds: z.array(diceRound) });

/** `balance`: what can be staked after the round. */
export const dicePlayed = z.object({ round: diceRound, balance: money });
