import { readSystemStatus } from "#lib/modules/system/index.ts";
import { services } from "#lib/portal/composition/services.ts";
import { readSiteLanguages } from "#lib/portal/composition/site-languages.ts";

/**
 * Tells the middleware whether an address may see the site, and reads the languages that the middleware will find; 503 when the status cannot be read. It reveals nothing
 * about a person.
 */
export async function GET(request: Request): Promise<Response> {
  const address = new URL(request.url).searchParams.get("address") ?? "";
  const held = services();
  try {
    await readSiteLanguages(held);
    return Response.json(await readSystemStatus(held, address), { headers: { "cache-control": "no-store" } });
  } catch (error) {
    held.log.error({ err: error }, "System status is unknown");
    return Response.json({ status: null }, { status: 503, headers: { "retry-after": "5" } });
  }
}
