import { type PageGuard, pages } from "#lib/contracts/pages.ts";
import { defaultLocale, isLocale, type Locale } from "#lib/i18n/locales.ts";

/** Splits "/fil/member/withdraw" into fil and "/member/withdraw". */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const [, first = "", ...rest] = pathname.split("/");
  if (!isLocale(first)) return { locale: defaultLocale, path: pathname };
  return { locale: first, path: `/${rest.join("/")}` };
}

const patterns = Object.values(pages).map((page) => ({
  page,
  pattern: new RegExp(`^${page.path.replace(/\{\w+\}/g, "[^/]+")}/?$`),
}));

/** Returns the guard of the page at a path without locale prefix; undefined when no page has that path. */
export function pageAt(path: string): PageGuard | undefined {
  return patterns.find(({ pattern }) => pattern.test(path))?.page;
}
