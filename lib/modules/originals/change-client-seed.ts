import "server-only";
import type { InputOf, OutputOf } from "#lib/contracts/define-call.ts";
import type { changeClientSeedCall } from "#lib/contracts/originals/change-client-seed.ts";
import { requireRealAccount } from "#lib/kernel/require-actor.ts";
import { lockPairs, publicSeeds } from "#lib/modules/originals/seed-pairs.ts";
import { updatePair } from "#lib/modules/originals/store.ts";
import type { Context } from "#lib/platform/context.ts";
import { transact } from "#lib/platform/transact.ts";

/** Changes the seed from the next round on. The nonce continues, because the server seed is still the committed one. */
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
