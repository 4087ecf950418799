import "server-only";
import { requireOperatorOrSystem } from "#lib/kernel/require-actor.ts";
import type { Context } from "#lib/platform/context.ts";
import { listSealingKeys, rewrapSealingKeys } from "#lib/platform/sealing/key-ring.ts";
import { resealColumn } from "#lib/platform/sealing/sealed-column.ts";
import { transact } from "#lib/platform/transact.ts";
import { sealedColumns } from "#lib/sealing/sealed-columns.ts";

/**
 * Seals under the newest key what an older key sealed, and wraps the keys under the first secret of the environment.
 * Returns the number of values and keys that changed. For operators and the system.
 * @throws not-allowed: for other actors
 */
export async function resealData(context: Context): Promise<number> {
  requireOperatorOrSystem(context);
  let changed = await transact(context, (tx) => rewrapSealingKeys(tx.db));
  // Without an older key there is nothing to look for.
  if ((await listSealingKeys(context.db)).length === 1) return changed;
  for (const column of sealedColumns) changed += await resealColumn(context, column);
  return changed;
}
