import * as z from "zod/mini";
import { money, timestamp } from "#lib/contracts/wire.ts";

/** `paid`: the gateway has the money, and its callback has not credited it yet. */
export const depositStates = [
  "pending",
  "paid",
  "credited",
  "failed",
  "cancelled",
  "expired",
  "review",
  "refused",
] as const;
export type DepositState = (typeof depositStates)[number];

/**
 * `payUrl` is the gateway's page, present while the deposit can be paid. `paidAmount` is the amount that arrived when
 * it differs from `amount`.
 */
export const depositView = z.object({
  id: z.uuid(),
  channel: z.string(),
  amount: money,
  currency: z.string(),
  state: z.enum(depositStates),
  payUrl: z.nullable(z.url()),
  paidAmount: z.nullable(money),
  createdAt: timestamp,
  expiresAt: timestamp,
  endedAt: z.nullable(timestamp),
});

export type DepositView = z.output<typeof depositView>;
