/** Speed of a round's animation; times in ms. */
export interface Pace {
  /** From the press of the button to the earliest stop of the first reel. */
  spinMs: number;
  /** Between the stops of two reels. */
  staggerMs: number;
  /** Landing time of one reel; zero places it at once. */
  landMs: number;
  /** Counting time of a win; larger wins take up to three times as long. */
  countMs: number;
  /** Pause after a spin without a win. */
  restMs: number;
  /** Duration of an announcement: free spins, totals, jackpots. */
  announceMs: number;
}

export const normal: Pace = { spinMs: 650, staggerMs: 170, landMs: 520, countMs: 900, restMs: 250, announceMs: 2_200 };
export const turbo: Pace = { spinMs: 120, staggerMs: 45, landMs: 240, countMs: 350, restMs: 80, announceMs: 1_100 };
/** For reduced motion: nothing moves, and the pauses leave time to read. */
export const still: Pace = { spinMs: 0, staggerMs: 0, landMs: 0, countMs: 700, restMs: 250, announceMs: 2_200 };

/** Returns the counting time in ms, longer for large wins. */
export function countMs({ countMs: shortest }: Pace, won: bigint, stake: bigint): number {
  return shortest * (won >= 50n * stake ? 3 : won >= 10n * stake ? 2 : 1);
}
