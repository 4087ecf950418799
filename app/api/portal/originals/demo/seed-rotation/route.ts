import { rotateDemoSeedsCall } from "#lib/contracts/originals/rotate-demo-seeds.ts";
import { rotateDemoSeeds } from "#lib/modules/originals/index.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";

export const POST = portalRoute(rotateDemoSeedsCall, rotateDemoSeeds);
