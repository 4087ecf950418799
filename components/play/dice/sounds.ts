import type { Tone } from "#components/play/table/sound.ts";

/** Dice in a cup. */
export const rattleSounds: Tone[] = [0, 1, 2, 3, 4].map((knock) => ({
  ...{ at: knock * 0.06, hertz: 210 + (knock % 3) * 45, seconds: 0.03, type: "square", volume: 0.03 },
}));

/** A soft knock for a roll that wins nothing. */
export const knockSounds: Tone[] = [{ at: 0, hertz: 180, seconds: 0.12, type: "triangle", volume: 0.05 }];

/** Returns a chime that rises further for larger wins. */
export function winSounds(won: bigint, stake: bigint): Tone[] {
  const notes = won >= 10n * stake ? [523, 659, 784, 1_047, 1_319, 1_568] : [659, 880, 1_175];
  return notes.map((hertz, index) => ({
    ...{ at: index * 0.08, hertz, seconds: 0.24, type: "triangle", volume: 0.09 },
  }));
}
