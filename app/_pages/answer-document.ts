import "server-only";
import { errorResponse } from "#app/_pages/error-response.ts";
import { isServiceUnavailable } from "#lib/platform/unavailable.ts";
import { services } from "#lib/portal/composition/services.ts";
import { readSiteLanguages } from "#lib/portal/composition/site-languages.ts";
import { type PageVisitor, pageVisitor } from "#lib/portal/pages/admit-page.ts";

/**
 * Builds a document of the site that is not a page; null for one without a language of its own. It has the access rules of pages (SITE-06); the response is 404
 * when `build` returns null and 503 while a service is unavailable.
 */
export async function answerDocument(
  locale: string | null,
  build: (visitor: PageVisitor) => Promise<Response | null>,
): Promise<Response> {
  try {
    const visitor = await pageVisitor(locale ?? (await readSiteLanguages(services())).fallback);
    if (visitor.status.status !== 0) return errorResponse(visitor.status.status === 2 ? 451 : 503);
    return (await build(visitor)) ?? errorResponse(404);
  } catch (error) {
    if (!isServiceUnavailable(error)) throw error;
    services().log.error({ err: error }, "A document could not be made");
    return errorResponse(503);
  }
}

/** Returns a response for search engines, which revisit it. */
export function xmlDocument(text: string): Response {
  const headers = { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=600" };
  return new Response(text, { headers });
}
