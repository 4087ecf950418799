import "server-only";
import { Webhook } from "standardwebhooks";
import { z } from "zod";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { newId } from "#lib/kernel/ids.ts";
import { moneyToWire } from "#lib/kernel/money.ts";
import type { NewPayment, PaymentChannel } from "#lib/modules/cashier/payment-channel.ts";
import { sandboxSecret } from "#lib/modules/cashier/sandbox-secret.ts";
import { env } from "#lib/platform/env.ts";

const answerLimitMs = 5_000;
const opened = z.object({ id: z.string().min(1).max(100), payUrl: z.url({ protocol: /^https?$/ }) });

/**
 * The sandbox gateway. Requests carry the same signatures as its callbacks (Standard Webhooks), with the same secret.
 */
export const sandboxChannel: PaymentChannel = {
  async openPayment({ amount, expiresAt, ...payment }: NewPayment) {
    const { SANDBOX_GATEWAY_URL } = env();
    const secret = sandboxSecret(env());
    if (secret === null) throw new DomainError("gateway-unavailable");
    const body = JSON.stringify({ ...payment, amount: moneyToWire(amount), expiresAt: expiresAt.toISOString() });
    try {
      const response = await fetch(`${SANDBOX_GATEWAY_URL}/v1/payments`, {
        method: "POST",
        headers: { "content-type": "application/json", ...signed(secret, body) },
        body,
        signal: AbortSignal.timeout(answerLimitMs),
        redirect: "error",
      });
      if (!response.ok) throw new Error(`the gateway answered ${response.status}: ${await response.text()}`);
      const { id, payUrl } = opened.parse(await response.json());
      return { paymentId: id, payUrl };
    } catch (cause) {
      throw new DomainError("gateway-unavailable", {}, { cause });
    }
  },
};

function signed(secret: string, body: string): Record<string, string> {
  const id = newId();
  const now = new Date();
  return {
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
    "webhook-signature": new Webhook(secret).sign(id, now, body),
  };
}
