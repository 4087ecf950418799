import { defaultLocale, type Locale, localeOfCode, locales } from "#lib/i18n/locales.ts";

/** The languages of a site. */
export interface SiteLanguages {
  /** The site serves pages in these, in this order. */
  offered: readonly Locale[];
  /** For visitors whose own languages are not offered. Addresses in it have no prefix. */
  fallback: Locale;
}

// On `globalThis`, since each bundle of a process loads this file. A process serves one site.
const shared = globalThis as { sinagLanguages?: SiteLanguages };

/**
 * Returns the languages of the site as they were last read (`lib/portal/composition/site-languages.ts`). All while none
 * were read: an address that may be right is not rejected.
 */
export function knownLanguages(): SiteLanguages {
  return shared.sinagLanguages ?? { offered: locales, fallback: defaultLocale };
}

export function rememberLanguages(languages: SiteLanguages): void {
  shared.sinagLanguages = languages;
}

/**
 * I18N-02: returns the languages of a site from the codes in its settings, without those that have no catalogue. A
 * default that is not offered gives way to the first language that is.
 */
export function siteLanguagesOf(site: { languages: readonly string[]; defaultLanguage: string }): SiteLanguages {
  const offered = [...new Set(site.languages.flatMap((code) => localeOfCode(code) ?? []))];
  const wanted = localeOfCode(site.defaultLanguage);
  const fallback = wanted && offered.includes(wanted) ? wanted : (offered[0] ?? defaultLocale);
  return { offered: offered.length > 0 ? offered : [fallback], fallback };
}
