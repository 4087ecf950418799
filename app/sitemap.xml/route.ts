import { answerDocument, xmlDocument } from "#app/_pages/answer-document.ts";
import { ownOrigin } from "#lib/portal/http/request-guards.ts";
import { sitemapIndexXml } from "#lib/seo/sitemap.ts";
import { listSitemapParts } from "#lib/seo/sitemap-parts.ts";

/** SITE-14: returns the index of the sitemap's parts in each offered language. */
export function GET(request: Request): Promise<Response> {
  return answerDocument(null, async ({ context, languages }) => {
    const parts = await listSitemapParts(context);
    const addresses = languages.offered.flatMap((locale) =>
      parts.map((part) => `${ownOrigin(request)}/sitemaps/${locale}/${part}.xml`),
    );
    return xmlDocument(sitemapIndexXml(addresses));
  });
}
