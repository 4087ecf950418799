import "server-only";
import type { OutputOf } from "#lib/contracts/define-call.ts";
import type { refillDemo as call } from "#lib/contracts/originals/refill-demo.ts";
import { demoStart, withDemoPurse } from "#lib/modules/originals/demo/demo-purse.ts";
import type { Context } from "#lib/platform/context.ts";

/** A purse that holds more keeps what it has. */
export function refillDemo(context: Context): Promise<OutputOf<typeof call>> {
  return withDemoPurse(context, (purse) => {
    if (purse.balance < demoStart) purse.balance = demoStart;
    return { balance: purse.balance };
  });
}
