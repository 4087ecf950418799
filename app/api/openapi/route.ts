import { openApiDocument } from "#lib/contracts/openapi.ts";
import { registry } from "#lib/contracts/registry.ts";
import { readSiteConfiguration } from "#lib/modules/system/index.ts";
import { services } from "#lib/portal/services.ts";

/** The portal API for tools and partners, from the same contracts that serve it. */
export async function GET(): Promise<Response> {
  const { name } = await readSiteConfiguration(services());
  return Response.json(openApiDocument(registry, name));
}
