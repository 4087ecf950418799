import "server-only";
import { defaultLocale, isLocale, type Locale } from "#lib/i18n/locales.ts";

/**
 * The language to answer a call in: `Accept-Language`, which our own client sets to the language of the page it runs
 * in. Ranges are tried in the order given; quality values are rare enough in practice to be left aside.
 */
export function requestLanguage(headers: Headers): Locale {
  for (const range of headers.get("accept-language")?.split(",") ?? []) {
    const tag = range.split(";")[0]?.trim() ?? "";
    const base = tag.split("-")[0] ?? "";
    if (isLocale(tag)) return tag;
    if (isLocale(base)) return base;
  }
  return defaultLocale;
}
