import { type PageGuard, pages } from "#lib/contracts/pages.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import type { SiteLanguages } from "#lib/i18n/site-languages.ts";

/** Splits "/fil/member/withdraw" into fil and "/member/withdraw". A language that is not offered is part of the path. */
export function splitLocale(pathname: string, languages: SiteLanguages): { locale: Locale; path: string } {
  const [, first = "", ...rest] = pathname.split("/");
  const locale = languages.offered.find((tag) => tag === first);
  if (!locale) return { locale: languages.fallback, path: pathname };
  return { locale, path: `/${rest.join("/")}` };
}

const patterns = Object.values(pages).map((page) => ({
  page,
  pattern: new RegExp(`^${page.path.replace(/\{\w+\}/g, "[^/]+")}/?$`),
}));

/** Returns the guard of the page at a path without locale prefix; undefined when no page has that path. */
export function pageAt(path: string): PageGuard | undefined {
  return patterns.find(({ pattern }) => pattern.test(path))?.page;
}
