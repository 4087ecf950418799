import { pages } from "#lib/contracts/pages.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import { locales } from "#lib/i18n/locales.ts";

/** What is nobody's to find: calls, pages for tools, and pages that no visitor may see. */
const notPages = ["/dev/", "/status"];

/** robots.txt (RFC 9309) of a site, in every language. Pages that may be seen but not listed say so themselves. */
export function robotsText(origin: string): string {
  const closed = Object.values(pages).filter(({ roles }) => !roles.some((role) => role === "visitor"));
  // A prefix closes what is below it, too.
  const prefixes = closed.map(({ path }) => path).filter((path) => !path.startsWith("/member/"));
  const paths = locales.flatMap((locale) => [...prefixes, ...notPages].map((path) => localePath(locale, path)));
  const rules = ["/api/", ...paths].map((path) => `Disallow: ${path}\n`);
  return `User-agent: *\n${rules.join("")}\nSitemap: ${origin}/sitemap.xml\n`;
}
