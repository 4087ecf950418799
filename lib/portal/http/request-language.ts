import "server-only";
import type { Locale } from "#lib/i18n/locales.ts";
import type { SiteLanguages } from "#lib/i18n/site-languages.ts";

/**
 * Returns the response language of a call from `Accept-Language`, which our own client sets to the language of its
 * page: the first that the site offers. Takes ranges in the given order and ignores quality values, which are rare in practice.
 */
export function requestLanguage(headers: Headers, { offered, fallback }: SiteLanguages): Locale {
  for (const range of headers.get("accept-language")?.split(",") ?? []) {
    const tag = range.split(";")[0]?.trim() ?? "";
    const base = tag.split("-")[0] ?? "";
    const found = offered.find((locale) => locale === tag) ?? offered.find((locale) => locale === base);
    if (found) return found;
  }
  return fallback;
}
