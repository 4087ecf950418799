import { readJackpotsCall } from "#lib/contracts/originals/read-jackpots.ts";
import { readJackpots } from "#lib/modules/originals/index.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";

export const GET = portalRoute(readJackpotsCall, readJackpots);
