/**
 * Returns the newest round when it paid and its player has not seen it to the end. A round that paid nothing has
 * nothing to show, and starting a later round ends the earlier one.
 */
export function unseenRound(
  { replaysUnseen }: { replaysUnseen: boolean },
  [newest]: readonly { roundId: string; payout: bigint }[],
  seen: string | undefined,
): string | null {
  return replaysUnseen && newest && newest.payout > 0n && newest.roundId !== seen ? newest.roundId : null;
}
