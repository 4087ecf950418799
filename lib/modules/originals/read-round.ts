import "server-only";
import type { InputOf, OutputOf } from "#lib/contracts/define-call.ts";
import type { readRoundCall } from "#lib/contracts/originals/read-round.ts";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { findDemoRound } from "#lib/modules/originals/demo/demo-round.ts";
import { roundView } from "#lib/modules/originals/round-view.ts";
import { findRound } from "#lib/modules/originals/store.ts";
import type { Context } from "#lib/platform/context.ts";

/**
 * Returns any round for money, or a demo round of the caller's own.
 * @throws not-found
 */
export async function readRound(
  context: Context,
  { roundId }: InputOf<typeof readRoundCall>,
): Promise<OutputOf<typeof readRoundCall>> {
  const row = await findRound(context.db, roundId);
  if (row) {
    const own = "playerId" in context.actor && context.actor.playerId === row.playerId;
    return { round: await roundView(context, row), own };
  }
  const demo = await findDemoRound(context, roundId);
  if (!demo) throw new DomainError("not-found");
  return { round: demo, own: true };
}
