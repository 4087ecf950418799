import { readWalletsCall } from "#lib/contracts/cashier/read-wallets.ts";
import { readWallets } from "#lib/modules/cashier/index.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";

export const GET = portalRoute(readWalletsCall, readWallets);
