import * as z from "zod/mini";
import { defineCall, realMembers } from "#lib/contracts/define-call.ts";
import { nothing } from "#lib/contracts/wire.ts";

/**
 * CASH-06: `isSingle` is true when vendors use the one wallet here, so that no money needs to be transferred to them.
 */
export const readMerchantWalletCall = defineCall({
  name: "cashier.readMerchantWallet",
  summary: "Whether the site works with a single wallet",
  method: "GET",
  path: "/api/portal/merchant-wallet",
  roles: realMembers,
  input: nothing,
  output: z.object({ isSingle: z.boolean() }),
});
