/**
 * The newest round, when it paid something and its player has not seen it to the end: it is shown again. One that paid
 * nothing has nothing to show, and before a later round was asked for, the earlier one was over.
 */
export function unseenRound(
  { replaysUnseen }: { replaysUnseen: boolean },
  [newest]: readonly { roundId: string; payout: bigint }[],
  seen: string | undefined,
): string | null {
  return replaysUnseen && newest && newest.payout > 0n && newest.roundId !== seen ? newest.roundId : null;
}
