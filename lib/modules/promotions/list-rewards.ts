import "server-only";
import type { InputOf, OutputOf } from "#lib/contracts/define-call.ts";
import type { listRewards as call } from "#lib/contracts/promotions/list-rewards.ts";
import { requireRealAccount } from "#lib/kernel/require-actor.ts";
import { countClaimableOf, pageRewards } from "#lib/modules/promotions/reward-store.ts";
import { rewardView } from "#lib/modules/promotions/reward-view.ts";
import type { Context } from "#lib/platform/context.ts";

/** PROMO-03: all of one's own, or with `open` those that can be claimed, or those at an end. */
export async function listRewards(
  context: Context,
  { pageNo, pageSize, open }: InputOf<typeof call> & { open?: boolean },
): Promise<OutputOf<typeof call>> {
  const wanted = { playerId: requireRealAccount(context).playerId, now: context.clock.now(), open };
  const page = { offset: (pageNo - 1) * pageSize, limit: pageSize };
  const { rows, total } = await pageRewards(context.db, wanted, page);
  const content = rows.map((row) => rewardView(context, row));
  return { content, pageNum: pageNo, totalPages: Math.ceil(total / pageSize) };
}

/** MEMBER-02: how many wait for the asking player. */
export function countClaimable(context: Context): Promise<number> {
  return countClaimableOf(context.db, requireRealAccount(context).playerId, context.clock.now());
}
