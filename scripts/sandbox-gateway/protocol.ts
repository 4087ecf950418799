import { z } from "zod";

/** Input that opens a payment; amounts are decimal strings, times ISO 8601. */
export const newPayment = z.strictObject({
  reference: z.string().min(1).max(100),
  amount: z.string().regex(/^\d{1,13}\.\d{2}$/),
  currency: z.string().regex(/^[A-Z]{3}$/),
  expiresAt: z.iso.datetime(),
  returnUrl: z.url({ protocol: /^https?$/ }),
  callbackUrl: z.url({ protocol: /^https?$/ }),
  language: z.string().max(20).default("en"),
});

export const paymentStates = ["open", "succeeded", "failed", "cancelled"] as const;

export const payment = newPayment.extend({ id: z.string(), state: z.enum(paymentStates) });
export type Payment = z.infer<typeof payment>;

/**
 * Delivery of a payment's callback: at once; three times; ten seconds late; followed by a late message about an earlier
 * failed attempt; only when someone requests it again; with a different amount.
 */
export const deliveries = ["normal", "duplicate", "delay", "reorder", "lose", "other-amount"] as const;
export type Delivery = (typeof deliveries)[number];

/** A message in delivery: same id and body at every attempt. */
export const message = z.object({
  id: z.string(),
  paymentId: z.string(),
  body: z.string(),
  tries: z.int(),
  /** Milliseconds since 1970. */
  nextAt: z.number(),
});
export type Message = z.infer<typeof message>;

/** Returns the body of a callback, in the form of the Standard Webhooks specification. */
export function callbackBody(paid: Payment, state: Exclude<Payment["state"], "open">, at: Date, amount = paid.amount) {
  const { id, reference, currency } = paid;
  return JSON.stringify({
    type: `payment.${state}`,
    timestamp: at.toISOString(),
    data: { id, reference, amount, currency },
  });
}
