import "server-only";
import type { createDepositCall } from "#lib/contracts/cashier/create-deposit.ts";
import type { InputOf } from "#lib/contracts/define-call.ts";
import type { PaymentChannel } from "#lib/modules/cashier/payment-channel.ts";
import { sandboxChannel } from "#lib/modules/cashier/sandbox-channel.ts";

const channels: Record<InputOf<typeof createDepositCall>["channel"], PaymentChannel> = { sandbox: sandboxChannel };

/** Returns the channel with this name; undefined for one that a deposit used in the past. */
export function paymentChannel(name: string): PaymentChannel | undefined {
  return Object.entries(channels).find(([known]) => known === name)?.[1];
}
