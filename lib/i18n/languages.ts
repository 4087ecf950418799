import { type Language, servedLanguages } from "#lib/i18n/locales.ts";

/**
 * I18N-01: all language codes a site can offer, each with one BCP 47 tag. Those without a catalogue are not in
 * `locales.ts`, because every page loads that file.
 */
export const languages: readonly Language[] = [
  ...servedLanguages,
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
];
