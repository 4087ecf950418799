import { readGameTypesCall } from "#lib/contracts/games/read-game-types.ts";
import { readGameTypes } from "#lib/modules/games/index.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";

export const GET = portalRoute(readGameTypesCall, readGameTypes);
