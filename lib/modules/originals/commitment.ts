import "server-only";
import { newServerSeed, seedHash } from "#lib/originals/fairness.ts";
import type { Context } from "#lib/platform/context.ts";
import { seal } from "#lib/platform/sealing/seal.ts";

/** A secret server seed and the hash that commits to it. */
export interface Commitment {
  sealedServerSeed: string;
  serverSeedHash: string;
}

export async function newCommitment({ db }: Pick<Context, "db">): Promise<Commitment> {
  const serverSeed = newServerSeed();
  return { sealedServerSeed: await seal(db, serverSeed), serverSeedHash: await seedHash(serverSeed) };
}
