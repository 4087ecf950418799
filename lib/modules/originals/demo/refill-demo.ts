import "server-only";
import type { OutputOf } from "#lib/contracts/define-call.ts";
import type { refillDemoCall } from "#lib/contracts/originals/refill-demo.ts";
import { demoStart, withDemoPurse } from "#lib/modules/originals/demo/demo-purse.ts";
import type { Context } from "#lib/platform/context.ts";

/** Refills the demo purse. A larger balance stays as it is. */
export function refillDemo(context: Context): Promise<OutputOf<typeof refillDemoCall>> {
  return withDemoPurse(context, (purse) => {
    if (purse.balance < demoStart) purse.balance = demoStart;
    return { balance: purse.balance };
  });
}
