import "server-only";
import type { InputOf } from "#lib/contracts/define-call.ts";
import type { listRewardsCall } from "#lib/contracts/promotions/list-rewards.ts";
import { requireRealAccount } from "#lib/kernel/require-actor.ts";
import {
  countClaimableOf,
  countOwnRewards,
  findOwnRewards,
  findRewardsOf,
} from "#lib/modules/promotions/reward-store.ts";
import { rewardView } from "#lib/modules/promotions/reward-view.ts";
import type { Context } from "#lib/platform/context.ts";
import { listReader, mapSlice } from "#lib/platform/list-reader.ts";

type Input = InputOf<typeof listRewardsCall>;

/** Lists the acting player's rewards (PROMO-03). */
export const listRewards = listReader(
  (context, input: Input) =>
    mapSlice(findOwnRewards(context.db, filterOf(context, input), input), (row) => rewardView(context, row)),
  (context, input) => countOwnRewards(context.db, filterOf(context, input)),
);

const filterOf = (context: Context, { open }: Input) => ({
  playerId: requireRealAccount(context).playerId,
  now: context.clock.now(),
  open,
});

/** Returns the titles of the acting player's rewards by id, in the language of the call. */
export async function readRewardTitles(context: Context, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await findRewardsOf(context.db, requireRealAccount(context).playerId, ids);
  return new Map(rows.map((row) => [row.id, rewardView(context, row).title]));
}

/** Returns the number of claimable rewards of the acting player (MEMBER-02). */
export function countClaimable(context: Context): Promise<number> {
  return countClaimableOf(context.db, requireRealAccount(context).playerId, context.clock.now());
}
