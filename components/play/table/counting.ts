/** An amount of money that is counted up on the screen. All that shows it reads the same one, so all agree. */
export interface Count {
  from: bigint;
  to: bigint;
  startMs: number;
  durationMs: number;
}

/** Returns an amount that is already counted. */
export const counted = (amount: bigint): Count => ({ from: amount, to: amount, startMs: 0, durationMs: 0 });

/** Returns the amount that is on the screen at a time. */
export function countedAt({ from, to, startMs, durationMs }: Count, nowMs: number): bigint {
  const share = durationMs === 0 ? 1 : Math.min(1, Math.max(0, (nowMs - startMs) / durationMs));
  return from + ((to - from) * BigInt(Math.round(share * 10_000))) / 10_000n;
}

/** Returns the counting time of a win in ms, longer for large wins. */
export function winCountMs(shortestMs: number, won: bigint, stake: bigint): number {
  return shortestMs * (won >= 50n * stake ? 3 : won >= 10n * stake ? 2 : 1);
}
