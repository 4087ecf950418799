/** One language. Writing direction and script decide layout and fonts; `tag` is its URL prefix and its `lang`. */
export interface Language {
  /** Legacy code, used on the wire, in the site configuration and as the catalogue's folder. */
  code: string;
  /** BCP 47. */
  tag: string;
  /** The language's name in the language itself, for the language switch. */
  name: string;
  dir: "ltr" | "rtl";
  script: Script;
  /** The code of the same language under its newer name. */
  aliasOf?: string;
}

export type Script =
  | "latin"
  | "han-hans"
  | "han-hant"
  | "japanese"
  | "korean"
  | "thai"
  | "lao"
  | "khmer"
  | "burmese"
  | "devanagari"
  | "bengali"
  | "tamil"
  | "telugu"
  | "arabic"
  | "cyrillic";

/** Languages with a catalogue in `messages/<code>`, so pages can be served in them. */
export const servedLanguages = [
  { code: "EN", tag: "en", name: "English", dir: "ltr", script: "latin" },
  { code: "TY", tag: "fil", name: "Filipino", dir: "ltr", script: "latin" },
  { code: "AR", tag: "ar", name: "العربية", dir: "rtl", script: "arabic" },
] as const satisfies readonly Language[];

type ServedLanguage = (typeof servedLanguages)[number];

/** A language that pages are served in. */
export type Locale = ServedLanguage["tag"];

/** The language of the source texts, and the default of a site that chooses none. */
export const defaultLocale: Locale = "en";

export const locales: readonly Locale[] = servedLanguages.map(({ tag }) => tag);

export function isLocale(tag: string): tag is Locale {
  return locales.some((locale) => locale === tag);
}

/** Returns the row of a served language. */
export function languageOf(locale: Locale): ServedLanguage {
  for (const language of servedLanguages) if (language.tag === locale) return language;
  throw new RangeError(`No language ${locale}`);
}

/**
 * Returns the tag of a served language for a legacy code (as in the site configuration and on the wire, in any case),
 * or null.
 */
export function localeOfCode(code: string): Locale | null {
  const wanted = code.toUpperCase();
  return servedLanguages.find((language) => language.code === wanted)?.tag ?? null;
}

/** Returns the choices of the language switch. */
export function languageChoices(offered: readonly Locale[]): { tag: Locale; name: string }[] {
  return offered.map((tag) => ({ tag, name: languageOf(tag).name }));
}
