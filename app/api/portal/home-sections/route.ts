import { readHomeSections as call } from "#lib/contracts/games/read-home-sections.ts";
import { readHomeSections } from "#lib/modules/games/index.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";

export const GET = portalRoute(call, readHomeSections);
