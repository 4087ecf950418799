import * as z from "zod/mini";
import { type DiceBet, dice, diceDirections, isDiceBet } from "#lib/originals/dice/rules.ts";

/** Rolls and targets are hundredths: 5050 is 50.50. */
const hundredths = z.int().check(z.minimum(0), z.maximum(dice.outcomes - 1));

export const diceChoice = z.strictObject({ direction: z.enum(diceDirections), target: hundredths });
export const diceChoiceCheck = z.refine<DiceBet>(isDiceBet, { path: ["target"], error: "invalid-value" });
export const diceOutcome = z.strictObject({ roll: hundredths });
