import "server-only";
import type { InputOf, OutputOf } from "#lib/contracts/define-call.ts";
import type { rotateDemoSeedsCall } from "#lib/contracts/originals/rotate-demo-seeds.ts";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { newCommitment } from "#lib/modules/originals/commitment.ts";
import { demoSeeds, withDemoPurse } from "#lib/modules/originals/demo/demo-purse.ts";
import type { Context } from "#lib/platform/context.ts";
import { unseal } from "#lib/platform/sealing/seal.ts";

/**
 * Does what `rotateSeeds` does, for demo play.
 * @throws not-found: also for a pair whose rounds are no longer stored
 */
export function rotateDemoSeeds(
  context: Context,
  { serverSeedHash, clientSeed }: InputOf<typeof rotateDemoSeedsCall>,
): Promise<OutputOf<typeof rotateDemoSeedsCall>> {
  return withDemoPurse(context, async (purse) => {
    if (purse.current.serverSeedHash === serverSeedHash) {
      const { sealedServerSeed } = purse.current;
      purse.revealed.unshift({ sealedServerSeed, serverSeedHash });
      purse.current = { ...purse.next, clientSeed, nextNonce: 0 };
      purse.next = await newCommitment(context);
    }
    const pair = purse.revealed.find((candidate) => candidate.serverSeedHash === serverSeedHash);
    if (!pair) throw new DomainError("not-found");
    const serverSeed = await unseal(context.db, pair.sealedServerSeed);
    return { seeds: demoSeeds(purse), revealed: { serverSeed, serverSeedHash } };
  });
}
