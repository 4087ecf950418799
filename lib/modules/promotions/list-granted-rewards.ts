import "server-only";
import type { RewardState } from "#lib/contracts/promotions/reward-view.ts";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { requireOperatorOrSystem } from "#lib/kernel/require-actor.ts";
import { findAccount } from "#lib/modules/identity/index.ts";
import { stateOf } from "#lib/modules/promotions/reward-rules.ts";
import { listRewardsBy, type Reward } from "#lib/modules/promotions/reward-store.ts";
import type { Context } from "#lib/platform/context.ts";

const listLimit = 500;

/** The newest 500, of an account or of all, in a state or in any. For operators; errors: not-allowed; not-found. */
export async function listGrantedRewards(
  context: Context,
  { account, state }: { account?: string | undefined; state?: RewardState | undefined },
): Promise<(Reward & { state: RewardState })[]> {
  requireOperatorOrSystem(context);
  const player = account === undefined ? undefined : await findAccount(context, account.toLowerCase());
  if (player === null) throw new DomainError("not-found");
  const now = context.clock.now();
  const rows = await listRewardsBy(context.db, { playerId: player?.id, state, now }, listLimit);
  return rows.map((row) => ({ ...row, state: stateOf(row, now) }));
}
