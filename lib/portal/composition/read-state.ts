import "server-only";
import type { OutputOf } from "#lib/contracts/define-call.ts";
import type { readStateCall } from "#lib/contracts/identity/read-state.ts";
import { readState as readOwnState } from "#lib/modules/identity/index.ts";
import { countClaimable } from "#lib/modules/promotions/index.ts";
import type { Context } from "#lib/platform/context.ts";

/**
 * PROMO-08: returns a member's state with the count of claimable rewards, which identity, below promotions, cannot
 * read.
 */
export async function readState(context: Context): Promise<OutputOf<typeof readStateCall>> {
  const [state, availablePromoCount] = await Promise.all([
    readOwnState(context),
    context.actor.role === "trial" ? 0 : countClaimable(context),
  ]);
  return { ...state, availablePromoCount };
}
