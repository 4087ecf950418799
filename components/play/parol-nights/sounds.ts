import type { Tone } from "#components/play/table/sound.ts";

const notes = (hertz: readonly number[], step: number, tone: Omit<Tone, "at" | "hertz">): Tone[] =>
  hertz.map((pitch, index) => ({ ...tone, at: index * step, hertz: pitch }));

/** The reels start. */
export const spinSounds = notes([150, 190, 240, 300], 0.04, { seconds: 0.08, type: "triangle", volume: 0.04 });

/** Returns the sound of one reel's stop; each later reel sounds a little higher. */
export const stopSounds = (reel: number): Tone[] =>
  notes([120 + reel * 12, 80], 0.02, { seconds: 0.09, type: "sine", volume: 0.1 });

const winTone = { seconds: 0.26, type: "triangle", volume: 0.08 } as const;

/** Returns a chime that rises further for larger wins. */
export function winSounds(won: bigint, stake: bigint): Tone[] {
  if (won >= 10n * stake) return notes([523, 659, 784, 1_047, 1_319, 1_568], 0.11, winTone);
  return notes([659, 784, 1_047], 0.09, winTone);
}

/** Bells of Simbang Gabi, for free spins, totals and jackpots. */
export const bellSounds: Tone[] = [0, 0.32, 0.64].flatMap((at) =>
  [1_047, 1_319, 1_568, 2_093].map(
    (hertz): Tone => ({ at, hertz, seconds: 0.9, type: "sine", volume: hertz > 2_000 ? 0.02 : 0.05 }),
  ),
);
