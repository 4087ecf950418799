import { localePath } from "#lib/i18n/locale-path.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import type { SiteLanguages } from "#lib/i18n/site-languages.ts";
import { alternatesOf } from "#lib/seo/alternates.ts";

export interface SitemapEntry {
  /** Path without locale prefix; may have a query. */
  path: string;
  modifiedAt?: Date | undefined;
}

interface Place {
  origin: string;
  locale: Locale;
  languages: SiteLanguages;
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Writes one part of a sitemap (sitemaps.org 0.9), each entry with its translations. */
export function sitemapXml(entries: readonly SitemapEntry[], { origin, locale, languages }: Place): string {
  const rows = entries.map(({ path, modifiedAt }) => {
    const others = Object.entries(alternatesOf(origin, path, languages)).map(
      ([tag, address]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeXml(address)}"/>`,
    );
    const modified = modifiedAt ? `<lastmod>${modifiedAt.toISOString()}</lastmod>` : "";
    return `<url><loc>${escapeXml(origin + localePath(locale, path))}</loc>${modified}${others.join("")}</url>\n`;
  });
  return `${head}<urlset ${schema} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${rows.join("")}</urlset>\n`;
}

export function sitemapIndexXml(addresses: readonly string[]): string {
  const rows = addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>\n`);
  return `${head}<sitemapindex ${schema}>\n${rows.join("")}</sitemapindex>\n`;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
