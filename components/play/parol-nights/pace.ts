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

/** Time in ms in which a second press belongs to a double click on the button that started the spin. */
const doubleClickMs = 300;

/** True when a press at `nowMs` may stop the reels that a press at `pressedMs` has started. */
export const mayStop = (pressedMs: number, nowMs: number) => nowMs - pressedMs >= doubleClickMs;
