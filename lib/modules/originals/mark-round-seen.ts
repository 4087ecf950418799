import "server-only";
import type { InputOf, OutputOf } from "#lib/contracts/define-call.ts";
import type { markRoundSeenCall } from "#lib/contracts/originals/mark-round-seen.ts";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { knownDemoOwner } from "#lib/modules/originals/demo/demo-owner.ts";
import { withDemoPurse } from "#lib/modules/originals/demo/demo-purse.ts";
import { findRound, saveSeenRound } from "#lib/modules/originals/store.ts";
import type { Context } from "#lib/platform/context.ts";

/**
 * Marks one of the acting player's own rounds, for money or demo.
 * @throws not-found
 */
export async function markRoundSeen(
  context: Context,
  { roundId }: InputOf<typeof markRoundSeenCall>,
): Promise<OutputOf<typeof markRoundSeenCall>> {
  const { actor, db, clock } = context;
  const row = "playerId" in actor ? await findRound(db, roundId) : undefined;
  if (row && "playerId" in actor && row.playerId === actor.playerId) {
    const { playerId, gameCode } = row;
    await saveSeenRound(db, { playerId, gameCode, roundId, seenAt: clock.now() });
    return { done: true };
  }
  if (!knownDemoOwner(context)) throw new DomainError("not-found");
  return withDemoPurse(context, (purse) => {
    const round = purse.rounds.find((candidate) => candidate.id === roundId);
    if (!round) throw new DomainError("not-found");
    purse.seen[round.gameCode] = roundId;
    return { done: true };
  });
}
