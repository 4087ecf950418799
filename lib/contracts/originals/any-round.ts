import * as z from "zod/mini";
import { diceRound } from "#lib/contracts/originals/dice-shapes.ts";
import { slotRound } from "#lib/contracts/originals/slot-shapes.ts";

/** A round of any in-house game. */
export const anyRound = z.discriminatedUnion("game", [diceRound, slotRound]);
