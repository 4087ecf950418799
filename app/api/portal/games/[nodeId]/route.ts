import { readGameCall } from "#lib/contracts/games/read-game.ts";
import { readGame } from "#lib/modules/games/index.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";

export const GET = portalRoute(readGameCall, readGame);
