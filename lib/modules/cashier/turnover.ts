import "server-only";
import { eq, sql } from "drizzle-orm";
import { turnoverProgress } from "#db/schema/cashier.ts";
import type { CashierSettings } from "#lib/modules/cashier/settings.ts";
import { type AccountKey, accountIdOf, readTurnover, type Turnover } from "#lib/modules/ledger/index.ts";
import type { Context } from "#lib/platform/context.ts";

/** Rows counted again at every look before the sum is remembered. */
const rememberAfter = 1000n;

/** Stake still to be made before a withdrawal (decisions.md 11), counted from the account's own movements. */
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
