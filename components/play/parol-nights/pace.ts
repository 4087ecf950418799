/** How fast a round is shown; times in ms. */
export interface Pace {
  /** From the press of the button until the first reel may stop. */
  spinMs: number;
  /** Between two reels. */
  staggerMs: number;
  /** For one reel to come to rest; zero puts it there at once. */
  landMs: number;
  /** A win is counted up; larger ones take up to three times as long. */
  countMs: number;
  /** After a spin without a win, before the next one. */
  restMs: number;
  /** Free spins, totals and jackpots are announced. */
  announceMs: number;
}

export const normal: Pace = { spinMs: 650, staggerMs: 170, landMs: 520, countMs: 900, restMs: 250, announceMs: 2_200 };
export const turbo: Pace = { spinMs: 120, staggerMs: 45, landMs: 240, countMs: 350, restMs: 80, announceMs: 1_100 };
/** Nothing moves; there is time to read. */
export const still: Pace = { spinMs: 0, staggerMs: 0, landMs: 0, countMs: 700, restMs: 250, announceMs: 2_200 };

/** Large wins are counted for longer. */
export function countMs({ countMs: shortest }: Pace, won: bigint, stake: bigint): number {
  return shortest * (won >= 50n * stake ? 3 : won >= 10n * stake ? 2 : 1);
}
