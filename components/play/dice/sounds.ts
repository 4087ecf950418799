import type { Tone } from "#components/play/table/sound.ts";

/** Returns a rattle of dice, then a rising chime for a win or a soft knock. */
export function rollSounds(won: boolean): Tone[] {
  const rattle = [0, 1, 2, 3].map(
    (knock): Tone => ({ at: knock * 0.035, hertz: 210 + knock * 40, seconds: 0.03, type: "square", volume: 0.03 }),
  );
  const notes = (won ? [659, 880, 1_175] : [180]).map(
    (hertz, index): Tone => ({
      at: 0.17 + index * 0.07,
      hertz,
      seconds: won ? 0.22 : 0.12,
      type: "triangle",
      volume: won ? 0.09 : 0.05,
    }),
  );
  return [...rattle, ...notes];
}
