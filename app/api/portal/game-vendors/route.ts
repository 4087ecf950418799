import { readVendorsCall } from "#lib/contracts/games/read-vendors.ts";
import { readVendors } from "#lib/modules/games/index.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";

export const GET = portalRoute(readVendorsCall, readVendors);
