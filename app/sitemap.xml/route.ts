import { answerDocument, xmlDocument } from "#app/_pages/answer-document.ts";
import { defaultLocale } from "#lib/i18n/locales.ts";
import { ownOrigin } from "#lib/portal/http/request-guards.ts";
import { offeredLocales } from "#lib/seo/alternates.ts";
import { sitemapIndexXml } from "#lib/seo/sitemap.ts";
import { listSitemapParts } from "#lib/seo/sitemap-parts.ts";

/** SITE-14: returns the index of the sitemap's parts in each offered language. */
export function GET(request: Request): Promise<Response> {
  return answerDocument(defaultLocale, async ({ context, site }) => {
    const parts = await listSitemapParts(context);
    const addresses = offeredLocales(site.languages).flatMap((locale) =>
      parts.map((part) => `${ownOrigin(request)}/sitemaps/${locale}/${part}.xml`),
    );
    return xmlDocument(sitemapIndexXml(addresses));
  });
}
