/** Colours of one vendor, by their part in a cover. */
export interface Palette {
  deep: string;
  mid: string;
  bright: string;
  highlight: string;
  cream: string;
  accent: string;
  rays: string;
  /** Centre of the ground where it is not mixed from mid and bright. */
  glow?: string;
}

const palette = (
  deep: string,
  mid: string,
  rays: string,
  bright: string,
  highlight: string,
  cream: string,
  accent: string,
) => ({
  deep,
  mid,
  rays,
  bright,
  highlight,
  cream,
  accent,
});

export const palettes = {
  PG: palette("#2a060f", "#8d1526", "#ffab45", "#ea4b3c", "#ffc04a", "#fff0d4", "#17b3a3"),
  EG2: palette("#03211b", "#0b604d", "#9af2c4", "#25b98d", "#ffd166", "#f3ffe9", "#ff6a48"),
  PT: palette("#06122c", "#163c8c", "#8dbcff", "#4b8ef8", "#ffcd6b", "#eff6ff", "#ff5f57"),
  JDB: palette("#300e04", "#ad3a0f", "#ffd75e", "#ff8534", "#ffd75e", "#fff3de", "#12aaa8"),
  CQ9: palette("#02212e", "#0a5c79", "#92ebf4", "#29bcd2", "#ffdf88", "#f0fdff", "#ff6c4f"),
  FC: palette("#300920", "#98184f", "#ffa6c6", "#f2588c", "#ffd246", "#fff2f3", "#24bfae"),
  JL: palette("#141b05", "#4a6112", "#e4f08c", "#a9c932", "#ffb936", "#fcffe4", "#f1553a"),
  BGS: { ...palette("#0a0f1f", "#26356b", "#9db2ff", "#f3b03a", "#ffd779", "#fff6df", "#26c0ad"), glow: "#4058a8" },
  IMES: palette("#05141a", "#0c4350", "#8ff3ee", "#17c9cf", "#d9f54a", "#f2fffd", "#ff5a4d"),
  DS88: palette("#2a0b06", "#8a2a14", "#ffc65c", "#e5622c", "#ffc65c", "#fff1dd", "#1fa79a"),
} satisfies Record<string, Palette>;

const names = Object.keys(palettes) as (keyof typeof palettes)[];

/** A vendor without a palette of its own always borrows the same one. */
export function paletteName(vendor: string, hash: number): keyof typeof palettes {
  return names.find((name) => name === vendor) ?? names[hash % names.length] ?? "BGS";
}
