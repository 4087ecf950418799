import * as z from "zod/mini";
import { money, timestamp } from "#lib/contracts/wire.ts";

/** All states but the first are final. */
export const rewardStates = ["claimable", "claimed", "expired", "revoked"] as const;
export type RewardState = (typeof rewardStates)[number];

/** `title` is in the language of the call. `turnover` is the turnover requirement of the claimed reward. */
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
  /** When it was claimed, revoked or expired; null while it is claimable. */
  endedAt: z.nullable(timestamp),
});

export type RewardView = z.output<typeof rewardView>;
