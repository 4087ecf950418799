import { readDice as call } from "#lib/contracts/originals/read-dice.ts";
import { readDice } from "#lib/modules/originals/index.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";

export const GET = portalRoute(call, readDice);
