import { launchDemoCall } from "#lib/contracts/games/launch-game.ts";
import { launchDemo } from "#lib/modules/games/index.ts";
import { adapters } from "#lib/portal/composition/vendor-adapters.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";

export const GET = portalRoute(launchDemoCall, launchDemo(adapters));
