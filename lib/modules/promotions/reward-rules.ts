import type { RewardState } from "#lib/contracts/promotions/reward-view.ts";

interface RewardTimes {
  expiresAt: Date;
  claimedAt: Date | null;
  revokedAt: Date | null;
}

/** How a reward stands at a moment. One that nobody claimed in time is over without anyone having to say so. */
export function stateOf({ expiresAt, claimedAt, revokedAt }: RewardTimes, now: Date): RewardState {
  if (claimedAt) return "claimed";
  if (revokedAt) return "revoked";
  return expiresAt <= now ? "expired" : "claimable";
}

/** When it came to its end; null while it can be claimed. */
export function endOf(times: RewardTimes, now: Date): Date | null {
  if (stateOf(times, now) === "claimable") return null;
  return times.claimedAt ?? times.revokedAt ?? times.expiresAt;
}
