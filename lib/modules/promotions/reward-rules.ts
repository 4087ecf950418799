import type { RewardState } from "#lib/contracts/promotions/reward-view.ts";

interface RewardTimes {
  expiresAt: Date;
  claimedAt: Date | null;
  revokedAt: Date | null;
}

/** Returns a reward's state at a moment. An unclaimed reward expires by time alone, without a write. */
export function stateOf({ expiresAt, claimedAt, revokedAt }: RewardTimes, now: Date): RewardState {
  if (claimedAt) return "claimed";
  if (revokedAt) return "revoked";
  return expiresAt <= now ? "expired" : "claimable";
}

/** Returns when the reward was claimed, revoked or expired; null while it can be claimed. */
export function endOf(times: RewardTimes, now: Date): Date | null {
  if (stateOf(times, now) === "claimable") return null;
  return times.claimedAt ?? times.revokedAt ?? times.expiresAt;
}
