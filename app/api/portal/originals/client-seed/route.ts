import { changeClientSeedCall } from "#lib/contracts/originals/change-client-seed.ts";
import { changeClientSeed } from "#lib/modules/originals/index.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";

export const PUT = portalRoute(changeClientSeedCall, changeClientSeed);
