import "server-only";
import { eq, sql } from "drizzle-orm";
import { turnoverProgress } from "#db/schema/cashier.ts";
import type { CashierSettings } from "#lib/modules/cashier/settings.ts";
import { type AccountKey, accountIdOf, readTurnover, type Turnover } from "#lib/modules/ledger/index.ts";
import type { Context } from "#lib/platform/context.ts";

/** Number of rows that are counted again on every read before their sum is stored. */
const rememberAfter = 1000n;

/** Returns the stake still required before a withdrawal, counted from the account's own movements. */
export async function turnoverOf(
  context: Context,
  key: AccountKey,
  { turnoverMultiple, promotionTurnoverMultiple }: CashierSettings,
): Promise<Turnover> {
  const accountId = accountIdOf(key);
  const { orm } = context.db;
  const [known] = await orm.select().from(turnoverProgress).where(eq(turnoverProgress.accountId, accountId));
  const turnover = await readTurnover(context, {
    ...key,
    multiples: { deposit: BigInt(turnoverMultiple), promo: BigInt(promotionTurnoverMultiple) },
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
