import { pages } from "#lib/contracts/pages.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import { locales } from "#lib/i18n/locales.ts";

/** Paths that must not be indexed: calls, pages for tools, and pages that no visitor can see. */
const notPages = ["/dev/", "/status"];

/**
 * Returns robots.txt (RFC 9309) of a site for every language. Visible pages that must not be listed have a robots meta
 * tag.
 */
export function robotsText(origin: string): string {
  const closed = Object.values(pages).filter(({ roles }) => !roles.some((role) => role === "visitor"));
  // A prefix also covers everything below it.
  const prefixes = closed.map(({ path }) => path).filter((path) => !path.startsWith("/member/"));
  const paths = locales.flatMap((locale) => [...prefixes, ...notPages].map((path) => localePath(locale, path)));
  const rules = ["/api/", ...paths].map((path) => `Disallow: ${path}\n`);
  return `User-agent: *\n${rules.join("")}\nSitemap: ${origin}/sitemap.xml\n`;
}
