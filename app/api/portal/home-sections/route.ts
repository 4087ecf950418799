import { readHomeSectionsCall } from "#lib/contracts/games/read-home-sections.ts";
import { readHomeSections } from "#lib/modules/games/index.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";

export const GET = portalRoute(readHomeSectionsCall, readHomeSections);
