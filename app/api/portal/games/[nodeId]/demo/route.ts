import { launchDemo as call } from "#lib/contracts/games/launch-game.ts";
import { launchDemo } from "#lib/modules/games/index.ts";
import { portalRoute } from "#lib/portal/portal-route.ts";
import { adapters } from "#lib/portal/vendor-adapters.ts";

export const GET = portalRoute(call, launchDemo(adapters));
