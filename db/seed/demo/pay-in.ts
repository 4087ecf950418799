import { randomUUID } from "node:crypto";
import { Webhook } from "standardwebhooks";
import type { Visit } from "#db/seed/demo/visit.ts";
import { moneyToWire } from "#lib/kernel/money.ts";
import { createDeposit, receiveSandboxCallback } from "#lib/modules/cashier/index.ts";
import { readSettings, siteSettings } from "#lib/modules/system/index.ts";
import { env } from "#lib/platform/env.ts";

type Outcome = "succeeded" | "failed" | "cancelled";

/** Opens a deposit at the sandbox gateway and leaves it unpaid. Returns its id and the gateway's page. */
export async function openDeposit({ player }: Visit, amount: bigint): Promise<{ id: string; payUrl: string }> {
  const deposit = await createDeposit(player, { idempotencyKey: randomUUID(), channel: "sandbox", amount });
  if (deposit.payUrl === null) throw new Error("the gateway opened no payment");
  return { id: deposit.id, payUrl: deposit.payUrl };
}

/**
 * Deposits `amount` and ends the payment on the gateway's page; `paid` differs when another amount arrives. The web does
 * not run yet, so the gateway's callback is delivered here, signed as it signs it and at the time of the visit.
 */
export async function payIn(
  visit: Visit,
  amount: bigint,
  { outcome = "succeeded" as Outcome, paid = amount } = {},
): Promise<string> {
  const { id: reference, payUrl } = await openDeposit(visit, amount);
  visit.wait(70_000);
  const form = new URLSearchParams({ outcome, delivery: "lose" });
  const page = await fetch(payUrl, { method: "POST", body: form, redirect: "manual" });
  await page.body?.cancel();
  const { currency } = await readSettings(visit.operator, siteSettings);
  const id = new URL(payUrl).pathname.split("/").at(-1) ?? "";
  const data = { id, reference, amount: moneyToWire(paid), currency };
  await receiveSandboxCallback(visit.operator, signed(JSON.stringify({ type: `payment.${outcome}`, data })));
  return reference;
}

/** Signatures are valid for minutes, so they carry the true time. */
function signed(body: string) {
  const { SANDBOX_GATEWAY_SECRET = "" } = env();
  const [id, now] = [`msg_${randomUUID()}`, new Date()];
  const headers = {
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
    "webhook-signature": new Webhook(SANDBOX_GATEWAY_SECRET).sign(id, now, body),
  };
  return { headers, body };
}
