import "server-only";
import type { OutputOf } from "#lib/contracts/define-call.ts";
import type { readDemoDice as call } from "#lib/contracts/originals/read-demo-dice.ts";
import { readDemoTable } from "#lib/modules/originals/demo/read-demo-table.ts";
import { diceEngine } from "#lib/modules/originals/dice-engine.ts";
import type { Context } from "#lib/platform/context.ts";

export async function readDemoDice(context: Context): Promise<OutputOf<typeof call>> {
  const { seen: _, ...table } = await readDemoTable(context, diceEngine);
  return table;
}
