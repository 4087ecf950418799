import { defaultLocale, type Locale } from "#lib/i18n/locales.ts";

/** "/member/deposit" in a language: unprefixed in the default one, "/fil/member/deposit" in others. */
export function localePath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  return path === "/" ? `/${locale}` : `/${locale}${path}`;
}
