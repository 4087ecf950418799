import * as z from "zod/mini";
import { money, timestamp } from "#lib/contracts/wire.ts";

/** What staff or time did to a withdrawal last. The player's own acts are no news. */
export const withdrawalNews = [
  "approved",
  "rejected",
  "sent",
  "failed",
  "auto-received",
  "forced",
  "disputed",
  "returned",
] as const;
export type WithdrawalNews = (typeof withdrawalNews)[number];

/** A payout that waits for the player's answer. `dueAt` is null while a case stops the timers. */
const receiptView = z.object({
  withdrawalId: z.uuid(),
  part: z.int(),
  amount: money,
  lastDigits: z.string(),
  paidAt: timestamp,
  dueAt: z.nullable(timestamp),
});
export type ReceiptView = z.output<typeof receiptView>;

/**
 * `version` changes with every deposit and withdrawal, so that a page knows that it is out of date. `step` grows with
 * every change of a withdrawal; `amount` is that of its last change.
 */
export const cashierNews = z.object({
  version: z.string(),
  receipts: z.array(receiptView),
  withdrawals: z.array(
    z.object({
      id: z.uuid(),
      step: z.int(),
      news: z.nullable(z.enum(withdrawalNews)),
      amount: money,
      currency: z.string(),
      reason: z.nullable(z.string()),
    }),
  ),
});
export type CashierNews = z.output<typeof cashierNews>;
