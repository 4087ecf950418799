import { changeDemoClientSeedCall } from "#lib/contracts/originals/change-demo-client-seed.ts";
import { changeDemoClientSeed } from "#lib/modules/originals/index.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";

export const PUT = portalRoute(changeDemoClientSeedCall, changeDemoClientSeed);
