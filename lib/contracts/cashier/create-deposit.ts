import * as z from "zod/mini";
import { depositView } from "#lib/contracts/cashier/deposit-view.ts";
import { defineCall, realMembers } from "#lib/contracts/define-call.ts";
import { idempotencyKey, positiveMoney } from "#lib/contracts/wire.ts";

/**
 * CASH-03: opens a payment at the gateway. The same key returns the same deposit. The gateway's callback credits the
 * money.
 */
export const createDepositCall = defineCall({
  name: "cashier.createDeposit",
  summary: "Start a deposit and get the address of the payment page",
  method: "POST",
  path: "/api/portal/deposits",
  roles: realMembers,
  needsRecentSession: true,
  limits: { perAddress: 120, perAccount: 20 },
  input: z.strictObject({ idempotencyKey, channel: z.enum(["sandbox"]), amount: positiveMoney }),
  output: depositView,
  errors: ["duplicate-transaction", "gateway-unavailable", "player-disabled"],
});
