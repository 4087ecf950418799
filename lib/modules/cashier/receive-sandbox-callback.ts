import "server-only";
import { Webhook, WebhookVerificationError } from "standardwebhooks";
import { z } from "zod";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { parseMoney } from "#lib/kernel/money.ts";
import { requireOperatorOrSystem } from "#lib/kernel/require-actor.ts";
import { recordPayment } from "#lib/modules/cashier/record-payment.ts";
import { sandboxSecret } from "#lib/modules/cashier/sandbox-secret.ts";
import type { Context } from "#lib/platform/context.ts";
import { env } from "#lib/platform/env.ts";

const money = z.string().transform((text, issues) => {
  const units = parseMoney(text);
  if (units === null || units <= 0n) issues.addIssue({ code: "custom", message: "not an amount" });
  return units ?? 0n;
});

const callback = z.object({
  type: z.enum(["payment.succeeded", "payment.failed", "payment.cancelled"]),
  data: z.object({
    id: z.string().regex(/^[\w-]{1,100}$/),
    reference: z.uuid(),
    amount: money,
    // Plain characters only: Postgres keeps neither NUL nor half of a surrogate pair.
    currency: z.string().regex(/^\w{1,8}$/),
  }),
});

/** An unparsed callback: the signature covers the raw bytes. */
export interface SandboxCallback {
  headers: Record<"webhook-id" | "webhook-timestamp" | "webhook-signature", string>;
  body: string;
}

/**
 * Verifies the signature before parsing (Standard Webhooks: constant time, five minutes either way), then records the
 * payment. For the system.
 *
 * @throws not-allowed: for anyone else
 * @throws invalid-signature: forged, altered or stale
 * @throws malformed-request: the bytes are not a message
 * @throws not-found: no such deposit
 */
export async function receiveSandboxCallback(context: Context, { headers, body }: SandboxCallback): Promise<void> {
  requireOperatorOrSystem(context);
  verifySignature(headers, body);
  const { type, data } = parse(body);
  const { id: paymentId, ...payment } = data;
  await recordPayment(context, { channel: "sandbox", type, paymentId, ...payment });
}

function verifySignature(headers: SandboxCallback["headers"], body: string): void {
  const secret = sandboxSecret(env());
  if (secret === null) throw new DomainError("invalid-signature");
  try {
    new Webhook(secret).verify(body, headers, { jsonParse: false });
  } catch (cause) {
    if (cause instanceof WebhookVerificationError) throw new DomainError("invalid-signature", {}, { cause });
    throw cause;
  }
}

function parse(body: string): z.output<typeof callback> {
  try {
    return callback.parse(JSON.parse(body));
  } catch (cause) {
    throw new DomainError("malformed-request", {}, { cause });
  }
}
