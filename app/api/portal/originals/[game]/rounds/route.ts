import { playRoundCall } from "#lib/contracts/originals/play-round.ts";
import { playRound } from "#lib/modules/originals/index.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";

export const POST = portalRoute(playRoundCall, playRound);
