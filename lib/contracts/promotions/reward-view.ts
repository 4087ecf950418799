import * as z from "zod/mini";
import { money, timestamp } from "#lib/contracts/wire.ts";

/** All but the first are ends: each is reached once, and for good. */
export const rewardStates = ["claimable", "claimed", "expired", "revoked"] as const;
export type RewardState = (typeof rewardStates)[number];

/** `title` is in the language of the call; `turnover` is the stake that it asks for before a withdrawal, once claimed. */
export const rewardView = z.object({
  id: z.uuid(),
  title: z.string(),
  amount: money,
  currency: z.string(),
  turnover: money,
  state: z.enum(rewardStates),
  grantedAt: timestamp,
  expiresAt: timestamp,
  claimedAt: z.nullable(timestamp),
  /** When it was claimed, taken back or over; null while it is claimable. */
  endedAt: z.nullable(timestamp),
});

export type RewardView = z.output<typeof rewardView>;
