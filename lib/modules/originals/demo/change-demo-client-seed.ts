import "server-only";
import type { InputOf, OutputOf } from "#lib/contracts/define-call.ts";
import type { changeDemoClientSeed as call } from "#lib/contracts/originals/change-demo-client-seed.ts";
import { demoSeeds, withDemoPurse } from "#lib/modules/originals/demo/demo-purse.ts";
import type { Context } from "#lib/platform/context.ts";

export function changeDemoClientSeed(
  context: Context,
  { clientSeed }: InputOf<typeof call>,
): Promise<OutputOf<typeof call>> {
  return withDemoPurse(context, (purse) => {
    purse.current.clientSeed = clientSeed;
    return demoSeeds(purse);
  });
}
