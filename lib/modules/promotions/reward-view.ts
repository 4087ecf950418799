import "server-only";
import type { RewardView } from "#lib/contracts/promotions/reward-view.ts";
import { inLanguage } from "#lib/modules/content/index.ts";
import { endOf, stateOf } from "#lib/modules/promotions/reward-rules.ts";
import type { Reward } from "#lib/modules/promotions/reward-store.ts";
import { callLanguage } from "#lib/platform/call-language.ts";
import type { Context } from "#lib/platform/context.ts";

/** Returns the owner's view of a reward, in the language of the call. */
export function rewardView(context: Context, row: Reward): RewardView {
  const { id, titles, amount, currency, turnoverMultiple, grantedAt, expiresAt, claimedAt } = row;
  const now = context.clock.now();
  return {
    id,
    title: inLanguage(titles, callLanguage(context, {})) ?? "",
    amount,
    currency,
    turnover: amount * BigInt(turnoverMultiple),
    state: stateOf(row, now),
    grantedAt,
    expiresAt,
    claimedAt,
    endedAt: endOf(row, now),
  };
}
