import "server-only";
import { newServerSeed, seedHash } from "#lib/originals/fairness.ts";
import { seal } from "#lib/platform/sealed.ts";

/** A secret server seed and the hash that commits to it. */
export interface Commitment {
  sealedServerSeed: string;
  serverSeedHash: string;
}

export async function newCommitment(): Promise<Commitment> {
  const serverSeed = newServerSeed();
  return { sealedServerSeed: await seal(serverSeed), serverSeedHash: await seedHash(serverSeed) };
}
