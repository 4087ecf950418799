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
  /** Has a catalogue in `messages/<code>`, so pages can be served in it. */
  written?: true;
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

/** I18N-01: all language codes a site can offer, each with one BCP 47 tag. */
export const languages = [
  { code: "EN", tag: "en", name: "English", dir: "ltr", script: "latin", written: true },
  { code: "TY", tag: "fil", name: "Filipino", dir: "ltr", script: "latin", written: true },
  { code: "AR", tag: "ar", name: "العربية", dir: "rtl", script: "arabic", written: true },
  { code: "CN", tag: "zh-Hans", name: "简体中文", dir: "ltr", script: "han-hans" },
  { code: "TW", tag: "zh-Hant", name: "繁體中文", dir: "ltr", script: "han-hant" },
  { code: "JA", tag: "ja", name: "日本語", dir: "ltr", script: "japanese" },
  { code: "KO", tag: "ko", name: "한국어", dir: "ltr", script: "korean" },
  { code: "KR", tag: "ko", name: "한국어", dir: "ltr", script: "korean", aliasOf: "KO" },
  { code: "TH", tag: "th", name: "ไทย", dir: "ltr", script: "thai" },
  { code: "LO", tag: "lo", name: "ລາວ", dir: "ltr", script: "lao" },
  { code: "KM", tag: "km", name: "ខ្មែរ", dir: "ltr", script: "khmer" },
  { code: "MY", tag: "my", name: "မြန်မာ", dir: "ltr", script: "burmese" },
  { code: "VI", tag: "vi", name: "Tiếng Việt", dir: "ltr", script: "latin" },
  { code: "ID", tag: "id", name: "Bahasa Indonesia", dir: "ltr", script: "latin" },
  { code: "MS", tag: "ms", name: "Bahasa Melayu", dir: "ltr", script: "latin" },
  { code: "HI", tag: "hi", name: "हिन्दी", dir: "ltr", script: "devanagari" },
  { code: "NE", tag: "ne", name: "नेपाली", dir: "ltr", script: "devanagari" },
  { code: "BN", tag: "bn", name: "বাংলা", dir: "ltr", script: "bengali" },
  { code: "TA", tag: "ta", name: "தமிழ்", dir: "ltr", script: "tamil" },
  { code: "TE", tag: "te", name: "తెలుగు", dir: "ltr", script: "telugu" },
  { code: "UR", tag: "ur", name: "اردو", dir: "rtl", script: "arabic" },
  { code: "UR-LA", tag: "ur-Latn", name: "Roman Urdu", dir: "ltr", script: "latin" },
  { code: "FA", tag: "fa", name: "فارسی", dir: "rtl", script: "arabic" },
  { code: "ES", tag: "es", name: "Español", dir: "ltr", script: "latin" },
  { code: "PT", tag: "pt", name: "Português", dir: "ltr", script: "latin" },
  { code: "PT-BR", tag: "pt-BR", name: "Português (Brasil)", dir: "ltr", script: "latin" },
  { code: "FR", tag: "fr", name: "Français", dir: "ltr", script: "latin" },
  { code: "TR", tag: "tr", name: "Türkçe", dir: "ltr", script: "latin" },
  { code: "SW", tag: "sw", name: "Kiswahili", dir: "ltr", script: "latin" },
  { code: "UZ", tag: "uz", name: "Oʻzbekcha", dir: "ltr", script: "latin" },
  { code: "RU", tag: "ru", name: "Русский", dir: "ltr", script: "cyrillic" },
  { code: "KK", tag: "kk", name: "Қазақша", dir: "ltr", script: "cyrillic" },
] as const satisfies readonly Language[];

export type LanguageCode = (typeof languages)[number]["code"];

/** A language that pages are served in. */
export type Locale = Extract<(typeof languages)[number], { written: true }>["tag"];

export const defaultLocale: Locale = "en";

export const locales: readonly Locale[] = languages.flatMap((language) =>
  "written" in language ? [language.tag] : [],
);

export function isLocale(tag: string): tag is Locale {
  return locales.some((locale) => locale === tag);
}

/** Returns the row of a served language. */
export function languageOf(locale: Locale): Language & { code: LanguageCode; tag: Locale } {
  for (const language of languages) if (language.tag === locale) return language;
  throw new RangeError(`No language ${locale}`);
}

/**
 * Returns the tag of a served language for a legacy code (as in the site configuration and on the wire, in any case),
 * or null.
 */
export function localeOfCode(code: string): Locale | null {
  const wanted = code.toUpperCase();
  for (const language of languages) if (language.code === wanted) return isLocale(language.tag) ? language.tag : null;
  return null;
}

/** Returns the choices of the language switch for a site's codes, without languages that have no catalogue. */
export function languageChoices(codes: readonly string[]): { tag: Locale; name: string }[] {
  return codes.flatMap((code) => {
    const tag = localeOfCode(code);
    return tag ? [{ tag, name: languageOf(tag).name }] : [];
  });
}
