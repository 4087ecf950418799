import "server-only";
import type { InputOf, OutputOf } from "#lib/contracts/define-call.ts";
import type { changeDemoClientSeedCall } from "#lib/contracts/originals/change-demo-client-seed.ts";
import { demoSeeds, withDemoPurse } from "#lib/modules/originals/demo/demo-purse.ts";
import type { Context } from "#lib/platform/context.ts";

export function changeDemoClientSeed(
  context: Context,
  { clientSeed }: InputOf<typeof changeDemoClientSeedCall>,
): Promise<OutputOf<typeof changeDemoClientSeedCall>> {
  return withDemoPurse(context, (purse) => {
    purse.current.clientSeed = clientSeed;
    return demoSeeds(purse);
  });
}
