import { readDemoDice as call } from "#lib/contracts/originals/read-demo-dice.ts";
import { readDemoDice } from "#lib/modules/originals/index.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";

export const GET = portalRoute(call, readDemoDice);
