import "server-only";
import type { InputOf, OutputOf } from "#lib/contracts/define-call.ts";
import type { rotateSeedsCall } from "#lib/contracts/originals/rotate-seeds.ts";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { requireRealAccount } from "#lib/kernel/require-actor.ts";
import { lockPairs, newPair, type OpenPairs, publicSeeds } from "#lib/modules/originals/seed-pairs.ts";
import { findPair, insertPairs, updatePair } from "#lib/modules/originals/store.ts";
import type { Context } from "#lib/platform/context.ts";
import { unseal } from "#lib/platform/sealing/seal.ts";
import { transact } from "#lib/platform/transact.ts";

/**
 * Reveals the current pair, makes the next one current with the player's client seed, and commits to a new next one.
 * Changes nothing when the pair is already revealed.
 * @throws not-found
 */
export function rotateSeeds(
  context: Context,
  { serverSeedHash, clientSeed }: InputOf<typeof rotateSeedsCall>,
): Promise<OutputOf<typeof rotateSeedsCall>> {
  const { playerId } = requireRealAccount(context);
  return transact(context, async (inTransaction) => {
    const pairs = await lockPairs(inTransaction, playerId);
    const pair = await findPair(inTransaction.db, playerId, serverSeedHash);
    const isCurrent = pair?.id === pairs.current.id;
    if (!pair || !(isCurrent || pair.revealedAt)) throw new DomainError("not-found");
    const now = isCurrent ? await advance(inTransaction, pairs, clientSeed) : pairs;
    const serverSeed = await unseal(inTransaction.db, pair.sealedServerSeed);
    return { seeds: publicSeeds(now), revealed: { serverSeed, serverSeedHash } };
  });
}

async function advance(context: Context, { current, next }: OpenPairs, clientSeed: string): Promise<OpenPairs> {
  const { db, clock } = context;
  const activatedAt = clock.now();
  await updatePair(db, current.id, { revealedAt: activatedAt });
  await updatePair(db, next.id, { activatedAt, clientSeed });
  const following = await newPair(context, current.playerId);
  await insertPairs(db, [following]);
  return { current: { ...next, activatedAt, clientSeed }, next: following };
}
