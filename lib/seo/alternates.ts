import { localePath } from "#lib/i18n/locale-path.ts";
import { defaultLocale, type Locale, localeOfCode } from "#lib/i18n/locales.ts";

/** Returns the languages that a site offers by its codes, without those that have no catalogue. */
export function offeredLocales(codes: readonly string[]): Locale[] {
  return [...new Set(codes.flatMap((code) => localeOfCode(code) ?? []))];
}

/** Returns the URLs of a page by hreflang. `x-default` is the URL where the visitor's own language decides. */
export function alternatesOf(origin: string, path: string, offered: readonly Locale[]): Record<string, string> {
  const address = (locale: Locale) => origin + localePath(locale, path);
  const otherwise = offered.includes(defaultLocale) ? defaultLocale : offered[0];
  return {
    ...Object.fromEntries(offered.map((locale) => [locale, address(locale)])),
    ...(otherwise && { "x-default": address(otherwise) }),
  };
}
