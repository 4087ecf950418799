import "server-only";
import { defaultLocale, isLocale, type Locale } from "#lib/i18n/locales.ts";

/**
 * Returns the response language of a call from `Accept-Language`, which our own client sets to the language of its
 * page. Takes ranges in the given order and ignores quality values, which are rare in practice.
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
