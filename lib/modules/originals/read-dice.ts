import "server-only";
import type { OutputOf } from "#lib/contracts/define-call.ts";
import type { readDice as call } from "#lib/contracts/originals/read-dice.ts";
import { diceEngine } from "#lib/modules/originals/dice-engine.ts";
import { readTable } from "#lib/modules/originals/read-table.ts";
import type { Context } from "#lib/platform/context.ts";

export function readDice(context: Context): Promise<OutputOf<typeof call>> {
  return readTable(context, diceEngine);
}
