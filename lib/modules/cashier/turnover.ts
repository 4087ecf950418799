import "server-only";
import { eq, sql } from "drizzle-orm";
import { turnoverProgress } from "#db/schema/cashier.ts";
import { type AccountKey, accountIdOf, readTurnover, type Turnover } from "#lib/modules/ledger/index.ts";
import { readSiteConfiguration } from "#lib/modules/system/index.ts";
import type { Context } from "#lib/platform/context.ts";

/** Rows counted again at every look before the sum is remembered. */
const rememberAfter = 1000n;

/** Stake still to be made before a withdrawal (decisions.md 11), counted from the account's own movements. */
export async function turnoverOf(context: Context, key: AccountKey): Promise<Turnover> {
  const { cashier } = await readSiteConfiguration(context);
  const accountId = accountIdOf(key);
  const { orm } = context.db;
  const [known] = await orm.select().from(turnoverProgress).where(eq(turnoverProgress.accountId, accountId));
  const turnover = await readTurnover(context, {
    ...key,
    multiples: { deposit: BigInt(cashier.turnoverMultiple), promo: BigInt(cashier.promotionTurnoverMultiple) },
    ...(known ? { known } : {}),
  });
  if (turnover.seq - (known?.seq ?? 0n) > rememberAfter) {
    await orm
      .insert(turnoverProgress)
      .values({ accountId, ...turnover })
      .onConflictDoUpdate({
        target: turnoverProgress.accountId,
        set: turnover,
        setWhere: sql`${turnoverProgress.seq} < ${turnover.seq}`,
      });
  }
  return turnover;
}
