import "server-only";
import type { OutputOf } from "#lib/contracts/define-call.ts";
import type { readDemoParolNights as call } from "#lib/contracts/originals/read-demo-parol-nights.ts";
import { readDemoTable } from "#lib/modules/originals/demo/read-demo-table.ts";
import { readPools } from "#lib/modules/originals/jackpots/read-pools.ts";
import { parolNightsEngine } from "#lib/modules/originals/parol-nights-engine.ts";
import { unseenRound } from "#lib/modules/originals/unseen-round.ts";
import type { Context } from "#lib/platform/context.ts";

/** Where the acting account or browser stands in Parol Nights for demo money. Error: game-maintenance. */
export async function readDemoParolNights(context: Context): Promise<OutputOf<typeof call>> {
  const { seen, ...table } = await readDemoTable(context, parolNightsEngine);
  const pools = await readPools(context, parolNightsEngine, table.currency);
  return { ...table, unseen: unseenRound(table.rounds, seen), pools };
}
