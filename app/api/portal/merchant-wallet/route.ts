import { readMerchantWalletCall } from "#lib/contracts/cashier/read-merchant-wallet.ts";
import { readMerchantWallet } from "#lib/modules/cashier/index.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";

export const GET = portalRoute(readMerchantWalletCall, readMerchantWallet);
