import "server-only";
import { openApiDocument } from "#lib/contracts/openapi.ts";
import { registry } from "#lib/contracts/registry.ts";
import { readSettings, siteSettings } from "#lib/modules/system/index.ts";
import { type Services, services } from "#lib/portal/composition/services.ts";
import { readSiteLanguages } from "#lib/portal/composition/site-languages.ts";
import { failure } from "#lib/portal/http/call-response.ts";
import { requestLanguage } from "#lib/portal/http/request-language.ts";

/**
 * Serves the OpenAPI document of the portal API, built from the contracts that serve it. Errors have the form of a
 * call's.
 */
export function openApiRoute(given: Partial<Services> = {}) {
  return async ({ headers }: Request): Promise<Response> => {
    const held = services(given);
    try {
      const { name } = await readSettings(held, siteSettings);
      return Response.json(openApiDocument(registry, name));
    } catch (error) {
      const answer = await failure(error, requestLanguage(headers, await readSiteLanguages(held)), "openapi", held.log);
      const noStore = { "cache-control": "private, no-store" };
      return Response.json(answer.envelope, { status: answer.status, headers: { ...answer.headers, ...noStore } });
    }
  };
}
