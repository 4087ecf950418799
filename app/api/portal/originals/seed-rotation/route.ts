import { rotateSeedsCall } from "#lib/contracts/originals/rotate-seeds.ts";
import { rotateSeeds } from "#lib/modules/originals/index.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";

export const POST = portalRoute(rotateSeedsCall, rotateSeeds);
