import { readRoundCall } from "#lib/contracts/originals/read-round.ts";
import { readRound } from "#lib/modules/originals/index.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";

export const GET = portalRoute(readRoundCall, readRound);
