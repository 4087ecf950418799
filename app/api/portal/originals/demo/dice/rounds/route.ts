import { playDemoDice as call } from "#lib/contracts/originals/play-demo-dice.ts";
import { playDemoDice } from "#lib/modules/originals/index.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";

export const POST = portalRoute(call, playDemoDice);
