/** Colours of one vendor, by their role in a cover. */
export interface Palette {
  deep: string;
  mid: string;
  bright: string;
  highlight: string;
  cream: string;
  accent: string;
  rays: string;
  /** Centre of the ground; without it a mix of `mid` and `bright`. */
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
  HABI: palette("#1d0a2b", "#5b1f7a", "#e0a8ff", "#b455e0", "#ffd25e", "#fbf0ff", "#2cc4b0"),
  DIWATA: palette("#2a0a2e", "#8a2a86", "#ffb0ef", "#ea6fd2", "#ffe07a", "#fff0fb", "#43d0c0"),
  KAPRE: palette("#170f06", "#4f3413", "#ffcf7a", "#b9772a", "#ffc857", "#fff2d8", "#5fbf4a"),
  AMIHAN: palette("#07202b", "#2a7fb0", "#c4f0ff", "#6ec6f0", "#ffe28a", "#f2fcff", "#ff7d55"),
  PIPIT: palette("#2a1c02", "#8a6206", "#fff0a0", "#f2bf1f", "#ffe88a", "#fffbe6", "#e5484d"),
  ANITO: palette("#0b1716", "#2c4a48", "#b8e6d8", "#6fae9f", "#f2d06b", "#f2fbf6", "#ff6f4f"),
  MALAYA: palette("#08103a", "#1d2f9a", "#9fb0ff", "#4a63f0", "#ffcf4d", "#f3f4ff", "#ef3e4a"),
  BANIG: palette("#2f0d12", "#a3343f", "#ffb9a6", "#f97360", "#ffd76b", "#fff1ec", "#2aa8a0"),
  KULAY: palette("#2c0630", "#b01585", "#ffa1ea", "#ff4fc0", "#ffe14f", "#fff0fb", "#19c8d8"),
  TINTA: palette("#0b0d14", "#2b3145", "#d7b98a", "#b98a4f", "#e8c48a", "#f8f1e4", "#5aa7c9"),
  SIPA: palette("#120a2c", "#3a2191", "#a6ff8f", "#6fe04a", "#f5ff6b", "#f6fff0", "#ff4f9a"),
  SALAKOT: palette("#1c1a05", "#5f6a14", "#f0f0a0", "#c3c04a", "#ffd76a", "#fdfce8", "#d9502e"),
  LAKAN: palette("#22060f", "#6b0f2d", "#ffcf8a", "#c22c52", "#ffcf6b", "#fff1e0", "#38b6a5"),
  DAMA: palette("#1f0a24", "#5a1f58", "#f0b6e0", "#a94a98", "#ffd98a", "#fdf0f8", "#4cc3b4"),
  SALON: palette("#03190f", "#0c5a35", "#aef0c4", "#2fa866", "#ffd774", "#f2fff5", "#e5484d"),
  AZUL: palette("#041a2e", "#0b4f8a", "#9fdcff", "#2f9be8", "#ffd980", "#f0f9ff", "#ff7a4f"),
  RONDA: palette("#031a1f", "#0b4a56", "#9aeef0", "#1f9fae", "#ffdb7d", "#effefe", "#ff6a5a"),
  TANGHAL: palette("#2b0508", "#93131f", "#ffc07a", "#e23d44", "#ffcb5c", "#fff0e2", "#1fb0a8"),
  GABI: palette("#080a22", "#25296e", "#b4b8ff", "#6468d8", "#ffd57a", "#f3f3ff", "#ff7ba0"),
  ILAW: palette("#2b1503", "#8c4a08", "#ffe0a0", "#f29a2a", "#ffdf7d", "#fff6e4", "#2fa7a0"),
  PLAZUELA: palette("#2a120a", "#8a3f22", "#ffc9a0", "#d9744a", "#ffd58a", "#fff2e8", "#2d9aa0"),
  LAMBAT: palette("#02201c", "#0b5f55", "#a0f5e0", "#25b59c", "#ffdc7a", "#effffa", "#ff7350"),
  DAGAT: palette("#02142e", "#0a3a7a", "#8fd0ff", "#2b86e0", "#ffe08a", "#eef7ff", "#ff6f5c"),
  BARAHA: palette("#08200a", "#1f5a1e", "#c8f0a0", "#62b040", "#ffd460", "#f8ffee", "#e0353f"),
  PUSOY: palette("#16060a", "#5a1020", "#ff9f9f", "#d03048", "#ffcc66", "#fff0ee", "#4fb8c8"),
  LIGA: palette("#04202a", "#0d5a4a", "#a8f5c8", "#2fbf88", "#ffe16b", "#f0fff8", "#ff5a3c"),
  TAKBO: palette("#2a0f02", "#8f3c06", "#ffd08a", "#f27a1f", "#ffe07a", "#fff4e6", "#2aa3c0"),
  ARENA7: palette("#0c0830", "#33209a", "#b8a8ff", "#7a5cf5", "#f6e05a", "#f5f2ff", "#ff4f6d"),
  SUERTE: palette("#2a0520", "#8f0f5f", "#ffb0dc", "#e83a9a", "#ffd54f", "#fff0f8", "#2fc0a8"),
  BOLA: palette("#06183a", "#1446a8", "#ffe58a", "#3f7ff5", "#ffd83d", "#f2f6ff", "#ff5252"),
  TCG_LOTTO_VN: palette("#04201a", "#146a52", "#ffc2da", "#3fbf94", "#ffd37a", "#f4fff9", "#f0508f"),
} satisfies Record<string, Palette>;

/** Palettes with grounds so red that red objects need a darker red. */
export const redPalettes: readonly string[] = ["PG", "DS88", "JDB", "BANIG", "TANGHAL", "LAKAN", "PUSOY", "TAKBO"];

/**
 * Palettes that a cover can have instead of its vendor's, by a letter after its class ("mango.t"), so that covers beside
 * each other differ. One for each hue.
 */
export const tones = {
  r: "PG",
  o: "JDB",
  y: "PIPIT",
  l: "JL",
  g: "SALON",
  e: "EG2",
  t: "CQ9",
  b: "PT",
  i: "MALAYA",
  v: "HABI",
  m: "KULAY",
  p: "FC",
} as const satisfies Record<string, keyof typeof palettes>;

export type Tone = keyof typeof tones;

const names = Object.keys(palettes) as (keyof typeof palettes)[];
const toneNames = Object.keys(tones) as Tone[];

/** Splits the class of a cover into class and tone: "mango.t" is "mango" in teal. */
export function classAndTone(artClass: string): { base: string; tone: Tone | undefined } {
  const [base = "", letter] = artClass.split(".");
  return { base, tone: toneNames.find((name) => name === letter) };
}

/** Returns the tone's palette or the vendor's. A vendor without one always gets the same other palette. */
export function paletteName(vendor: string, hash: number, tone?: Tone): keyof typeof palettes {
  if (tone) return tones[tone];
  return names.find((name) => name === vendor) ?? names[hash % names.length] ?? "BGS";
}
