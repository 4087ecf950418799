import "server-only";
import type { RewardState } from "#lib/contracts/promotions/reward-view.ts";
import { DomainError } from "#lib/kernel/domain-error.ts";
import type { Slice, SliceInput } from "#lib/kernel/list-slice.ts";
import { requireOperatorOrSystem } from "#lib/kernel/require-actor.ts";
import { findAccount } from "#lib/modules/identity/index.ts";
import { stateOf } from "#lib/modules/promotions/reward-rules.ts";
import { findRewards, type Reward } from "#lib/modules/promotions/reward-store.ts";
import type { Context } from "#lib/platform/context.ts";
import { mapSlice } from "#lib/platform/list-reader.ts";

interface GrantedRewardsInput extends SliceInput {
  account?: string | undefined;
  state?: RewardState | undefined;
}

/**
 * Returns a page of rewards, newest first, optionally of one account or state. For operators.
 * @throws not-allowed: for other actors
 * @throws not-found: no such account
 * @throws invalid-input: bad cursor
 */
export async function listGrantedRewards(
  context: Context,
  { account, state, ...page }: GrantedRewardsInput,
): Promise<Slice<Reward & { state: RewardState }>> {
  requireOperatorOrSystem(context);
  const player = account === undefined ? undefined : await findAccount(context, account.toLowerCase());
  if (player === null) throw new DomainError("not-found");
  const now = context.clock.now();
  return mapSlice(findRewards(context.db, { playerId: player?.id, state, now }, page), (row) => ({
    ...row,
    state: stateOf(row, now),
  }));
}
