import { withdrawalVendor } from "#lib/modules/cashier/request-withdrawal.ts";
import type { Withdrawal } from "#lib/modules/cashier/withdrawal-store.ts";
import { release } from "#lib/modules/ledger/index.ts";
import type { Context } from "#lib/platform/context.ts";

/** Releases the unpaid rest of a locked withdrawal, held → cash, once per hold. */
export async function releaseRest(context: Context, row: Withdrawal): Promise<void> {
  const { playerId, currency, holdId, remaining } = row;
  if (remaining === 0n) return;
  const externalId = `${holdId}:release`;
  await release(context, { playerId, currency, vendorId: withdrawalVendor, externalId, holdId, amount: remaining });
}
