import { answerDocument, xmlDocument } from "#app/_pages/answer-document.ts";
import { ownOrigin } from "#lib/portal/http/request-guards.ts";
import { sitemapXml } from "#lib/seo/sitemap.ts";
import { readSitemapPart } from "#lib/seo/sitemap-parts.ts";

/** SITE-14: returns one part of the sitemap in one language. */
export async function GET(request: Request, { params }: RouteContext<"/sitemaps/[locale]/[part]">): Promise<Response> {
  const { locale: requested, part } = await params;
  return answerDocument(requested, async ({ context, locale, languages }) => {
    const name = /^(.+)\.xml$/.exec(part)?.[1];
    const entries = name ? await readSitemapPart(context, locale, name) : null;
    return entries && xmlDocument(sitemapXml(entries, { origin: ownOrigin(request), locale, languages }));
  });
}
