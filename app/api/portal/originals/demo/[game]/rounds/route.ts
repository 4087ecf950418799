import { playDemoRoundCall } from "#lib/contracts/originals/play-demo-round.ts";
import { playDemoRound } from "#lib/modules/originals/index.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";

export const POST = portalRoute(playDemoRoundCall, playDemoRound);
