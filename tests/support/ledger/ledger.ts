import { expect } from "vitest";
import { newId } from "#lib/kernel/ids.ts";
import { type CheckOptions, checkLedger, credit, foldTransfers, getBalance } from "#lib/modules/ledger/index.ts";
import type { Context } from "#lib/platform/context.ts";
import { transact } from "#lib/platform/transact.ts";

export { ledgerContext } from "#tests/support/ledger/context.ts";

/** Runs the checker over the whole database of the test file. Call it after every test that moves money. */
export async function expectLedgerClean(context: Context, options: CheckOptions = {}): Promise<void> {
  const { findings } = await checkLedger(context, options);
  expect(findings).toEqual([]);
}

/** Returns a player with `cash` minor units. */
export async function fundedPlayer(context: Context, cash: bigint, currency = "PHP", playerId: string = newId()) {
  const player = { playerId, currency };
  await transact(context, (inTransaction) =>
    credit(inTransaction, {
      ...player,
      vendorId: "deposit",
      externalId: newId(),
      counterAccount: "deposit:sandbox",
      kind: "deposit",
      amount: cash,
    }),
  );
  return player;
}

/** Returns the cash balance in minor units. */
export async function cashOf(context: Context, player: { playerId: string; currency: string }): Promise<bigint> {
  return (await getBalance(context, player)).cash;
}

/**
 * Folds everything committed before the call. An open transaction anywhere in the cluster, including other tests',
 * holds the horizon back until it ends.
 */
export async function foldAll(context: Context): Promise<void> {
  const [row] = await context.db.sql<{ next: string }[]>`select pg_snapshot_xmax(pg_current_snapshot()) as next`;
  while ((await foldTransfers(context)) < BigInt(row?.next ?? 0)) await new Promise(setImmediate);
}
