import { defaultLocale, type Locale } from "#lib/i18n/locales.ts";

/** Returns a path in a language: "/member/deposit" in the default language, "/fil/member/deposit" in another. */
export function localePath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  return path === "/" ? `/${locale}` : `/${locale}${path}`;
}
