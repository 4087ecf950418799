import "server-only";
import { newId } from "#lib/kernel/ids.ts";
import type { Seeds } from "#lib/modules/originals/bet.ts";
import { newCommitment } from "#lib/modules/originals/commitment.ts";
import { findOpenPairs, insertPairs, lockOpenPairs, type PairRow } from "#lib/modules/originals/store.ts";
import { newClientSeed } from "#lib/originals/fairness.ts";
import type { Context } from "#lib/platform/context.ts";

export type PairInPlay = PairRow & { clientSeed: string };

export interface OpenPairs {
  /** Rounds are drawn from this pair. */
  current: PairInPlay;
  /** Already committed to; the next rotation makes it current. */
  next: PairRow;
}

/**
 * Locks the player's pairs, creating them on first use. Requires a transaction, and serializes rounds and rotations.
 */
export async function lockPairs(context: Context, playerId: string): Promise<OpenPairs> {
  const locked = await lockOpenPairs(context.db, playerId);
  // The rotation that held the lock before has added a pair that this statement's snapshot lacks.
  const rows = locked.length === 1 ? await findOpenPairs(context.db, playerId) : locked;
  return opened(rows) ?? openPairs(context, playerId);
}

/** Returns the pairs without locking them; null before the first use. */
export async function readPairs({ db }: Context, playerId: string): Promise<OpenPairs | null> {
  return opened(await findOpenPairs(db, playerId));
}

export function publicSeeds({ current, next }: OpenPairs): Seeds {
  const { serverSeedHash, clientSeed, nextNonce: nonce } = current;
  return { serverSeedHash, nextServerSeedHash: next.serverSeedHash, clientSeed, nonce };
}

/** Returns a pair for later use: committed to, without a client seed. */
export async function newPair(context: Context, playerId: string): Promise<PairRow> {
  const nothing = { clientSeed: null, activatedAt: null, revealedAt: null };
  return {
    id: newId(),
    playerId,
    ...(await newCommitment(context)),
    nextNonce: 0,
    createdAt: context.clock.now(),
    ...nothing,
  };
}

function opened(rows: PairRow[]): OpenPairs | null {
  const current = rows.find(isInPlay);
  const next = rows.find((row) => row.activatedAt === null);
  return current && next ? { current, next } : null;
}

function isInPlay(row: PairRow): row is PairInPlay {
  return row.activatedAt !== null && row.clientSeed !== null;
}

async function openPairs(context: Context, playerId: string): Promise<OpenPairs> {
  const first = await newPair(context, playerId);
  const current = { ...first, clientSeed: newClientSeed(), activatedAt: first.createdAt };
  const next = await newPair(context, playerId);
  await insertPairs(context.db, [current, next]);
  return { current, next };
}
