import "server-only";
import type { RewardView } from "#lib/contracts/promotions/reward-view.ts";
import { inLanguage } from "#lib/modules/content/index.ts";
import { endOf, stateOf } from "#lib/modules/promotions/reward-rules.ts";
import type { Reward } from "#lib/modules/promotions/reward-store.ts";
import { readSiteConfiguration } from "#lib/modules/system/index.ts";
import { callLanguage } from "#lib/platform/call-language.ts";
import type { Context } from "#lib/platform/context.ts";

/** What its owner sees, in the language of the call. */
export async function rewardView(context: Context, row: Reward): Promise<RewardView> {
  const { id, titles, amount, currency, grantedAt, expiresAt, claimedAt } = row;
  const { cashier } = await readSiteConfiguration(context);
  const now = context.clock.now();
  return {
    id,
    title: inLanguage(titles, callLanguage(context, {})) ?? "",
    amount,
    currency,
    turnover: amount * BigInt(cashier.promotionTurnoverMultiple),
    state: stateOf(row, now),
    grantedAt,
    expiresAt,
    claimedAt,
    endedAt: endOf(row, now),
  };
}
