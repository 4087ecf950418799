import "server-only";
import { Webhook } from "standardwebhooks";
import { z } from "zod";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { newId } from "#lib/kernel/ids.ts";
import { moneyToWire } from "#lib/kernel/money.ts";
import type { NewPayment, PaymentChannel } from "#lib/modules/cashier/payment-channel.ts";
import { sandboxSecret } from "#lib/modules/cashier/sandbox-secret.ts";
import { env } from "#lib/platform/env.ts";

/** A page waits for the second one. */
const openLimitMs = 5_000;
const askLimitMs = 1_500;
const openedPayment = z.object({ id: z.string().min(1).max(100), payUrl: z.url({ protocol: /^https?$/ }) });
const paymentState = z.object({ state: z.enum(["open", "succeeded", "failed", "cancelled"]) });

/**
 * The sandbox gateway. Requests carry the same signatures as its callbacks (Standard Webhooks), with the same secret: of
 * the body, or of the path without one.
 */
export const sandboxChannel: PaymentChannel = {
  async openPayment({ amount, expiresAt, ...payment }: NewPayment) {
    const body = JSON.stringify({ ...payment, amount: moneyToWire(amount), expiresAt: expiresAt.toISOString() });
    const { id, payUrl } = openedPayment.parse(await request("/v1/payments", openLimitMs, body));
    return { paymentId: id, payUrl };
  },
  async isPaid(paymentId) {
    return (
      paymentState.parse(await request(`/v1/payments/${encodeURIComponent(paymentId)}`, askLimitMs)).state ===
      "succeeded"
    );
  },
};

async function request(path: string, limitMs: number, body?: string): Promise<unknown> {
  const { SANDBOX_GATEWAY_URL } = env();
  const secret = sandboxSecret(env());
  if (secret === null) throw new DomainError("gateway-unavailable");
  try {
    const response = await fetch(`${SANDBOX_GATEWAY_URL}${path}`, {
      ...(body === undefined ? {} : { method: "POST", body }),
      headers: { "content-type": "application/json", ...signed(secret, body ?? path) },
      signal: AbortSignal.timeout(limitMs),
      redirect: "error",
    });
    if (!response.ok) throw new Error(`the gateway answered ${response.status}: ${await response.text()}`);
    return await response.json();
  } catch (cause) {
    throw new DomainError("gateway-unavailable", {}, { cause });
  }
}

function signed(secret: string, text: string): Record<string, string> {
  const id = newId();
  const now = new Date();
  return {
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
    "webhook-signature": new Webhook(secret).sign(id, now, text),
  };
}
