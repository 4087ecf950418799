import { accountIdOf } from "#lib/modules/ledger/account.ts";
import { type CreditInput, credit } from "#lib/modules/ledger/credit.ts";
import type { MovementResult } from "#lib/modules/ledger/post.ts";
import type { Context } from "#lib/platform/context.ts";

export interface PromotionInput extends Omit<CreditInput, "kind" | "fee" | "feeAccount"> {
  /** Turnover requirement as a multiple of the promotion's cash. */
  turnoverMultiple: number;
}

/**
 * Credits a promotion with its own turnover multiple. The multiple is stored beside the movement, whose row is the same
 * for all kinds of money; a replay keeps the first multiple.
 *
 * @throws Error: outside a transaction, where the money could be credited without its multiple
 */
export async function creditPromotion(context: Context, input: PromotionInput): Promise<MovementResult> {
  if (!context.inTransaction) throw new Error("a turnover multiple belongs to the transaction of its movement");
  const { turnoverMultiple, ...movement } = input;
  const result = await credit(context, { ...movement, kind: "promo" });
  await context.db.sql`
    insert into turnover_multiple (account_id, seq, multiple)
    values (${accountIdOf(input)}, ${result.seq}, ${turnoverMultiple})
    on conflict do nothing`;
  return result;
}
