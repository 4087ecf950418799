import { playDice as call } from "#lib/contracts/originals/play-dice.ts";
import { playDice } from "#lib/modules/originals/index.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";

export const POST = portalRoute(call, playDice);
