import "server-only";
import type { InputOf, OutputOf } from "#lib/contracts/define-call.ts";
import type { changeClientSeedCall } from "#lib/contracts/originals/change-client-seed.ts";
import { requireRealAccount } from "#lib/kernel/require-actor.ts";
import { lockPairs, publicSeeds } from "#lib/modules/originals/seed-pairs.ts";
import { updatePair } from "#lib/modules/originals/store.ts";
import type { Context } from "#lib/platform/context.ts";
import { transact } from "#lib/platform/transact.ts";

/** From the next round on; the nonce goes on, since the server seed stays the one committed to. */
export function changeClientSeed(
  context: Context,
  { clientSeed }: InputOf<typeof changeClientSeedCall>,
): Promise<OutputOf<typeof changeClientSeedCall>> {
  const { playerId } = requireRealAccount(context);
  return transact(context, async (inTransaction) => {
    const { current, next } = await lockPairs(inTransaction, playerId);
    await updatePair(inTransaction.db, current.id, { clientSeed });
    return publicSeeds({ current: { ...current, clientSeed }, next });
  });
}
