import { ownOrigin } from "#lib/portal/http/request-guards.ts";
import { robotsText } from "#lib/seo/robots.ts";

/** SITE-14. Available during maintenance: without it, search engines would skip the whole site for a day. */
export function GET(request: Request): Response {
  const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=600" };
  return new Response(robotsText(ownOrigin(request)), { headers });
}
