import { localePath } from "#lib/i18n/locale-path.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import type { SiteLanguages } from "#lib/i18n/site-languages.ts";

/** Returns the URLs of a page by hreflang. `x-default` is the URL where the visitor's own language decides. */
export function alternatesOf(
  origin: string,
  path: string,
  { offered, fallback }: SiteLanguages,
): Record<string, string> {
  const address = (locale: Locale) => origin + localePath(locale, path);
  return {
    ...Object.fromEntries(offered.map((locale) => [locale, address(locale)])),
    "x-default": address(fallback),
  };
}
