import * as z from "zod/mini";
import { money, timestamp } from "#lib/contracts/wire.ts";

/** CASH-04. A case ends as `returned` when the money goes back to the balance. */
export const withdrawalStates = [
  "requested",
  "reviewing",
  "approved",
  "rejected",
  "cancelled",
  "disbursing",
  "disbursed",
  "failed",
  "waiting-for-receipt",
  "received",
  "disputed",
  "auto-received",
  "forced",
  "returned",
] as const;
export type WithdrawalState = (typeof withdrawalStates)[number];

export const payoutStates = ["waiting", "received", "auto-received", "forced", "disputed", "returned"] as const;
export type PayoutState = (typeof payoutStates)[number];

const payoutView = z.object({
  part: z.int(),
  amount: money,
  state: z.enum(payoutStates),
  paidAt: timestamp,
  /** Time at which a part without an answer counts as received; null after an answer and while a case is open. */
  receiptDueAt: z.nullable(timestamp),
});

/** `fee` is part of `amount`. `received` has arrived at the player and `toCome` is still to be paid. */
export const withdrawalView = z.object({
  id: z.uuid(),
  amount: money,
  fee: money,
  currency: z.string(),
  state: z.enum(withdrawalStates),
  received: money,
  toCome: money,
  bankName: z.string(),
  lastDigits: z.string(),
  createdAt: timestamp,
  endedAt: z.nullable(timestamp),
  parts: z.array(payoutView),
  steps: z.array(z.object({ state: z.enum(withdrawalStates), at: timestamp, reason: z.nullable(z.string()) })),
});

export type WithdrawalView = z.output<typeof withdrawalView>;
