import { defaultLocale, isLocale, type Locale } from "#lib/i18n/locales.ts";
import { knownLanguages } from "#lib/i18n/site-languages.ts";

/** Returns a path in a language: "/member/deposit" in the site's default language, "/fil/member/deposit" in another. */
export function localePath(locale: Locale, path: string): string {
  if (locale === bareLocale()) return path;
  return path === "/" ? `/${locale}` : `/${locale}${path}`;
}

/**
 * I18N-02: returns the language whose addresses have no prefix: the site's default. A browser reads it from the document
 * (`app/_frames/document.tsx`).
 */
export function bareLocale(): Locale {
  if (typeof document === "undefined") return knownLanguages().fallback;
  const { bare = "" } = document.documentElement.dataset;
  return isLocale(bare) ? bare : defaultLocale;
}

/** NAV-04: returns the target of HOME in a language. */
export function homePath(locale: Locale): string {
  return localePath(locale, "/index");
}

/** SITE-01: true for each of the home page's addresses, in any language. */
export function isHomePath(path: string): boolean {
  const [first, ...more] = path.split("/").filter(Boolean);
  const [name, ...rest] = first !== undefined && isLocale(first) ? more : [first, ...more];
  return rest.length === 0 && (name === undefined || ["index", "index.html", "home"].includes(name));
}
