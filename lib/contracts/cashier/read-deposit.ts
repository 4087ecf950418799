import * as z from "zod/mini";
import { depositView } from "#lib/contracts/cashier/deposit-view.ts";
import { defineCall, realMembers } from "#lib/contracts/define-call.ts";

export const readDepositCall = defineCall({
  name: "cashier.readDeposit",
  summary: "One of one's own deposits; asked again while the payment is on its way",
  method: "GET",
  path: "/api/portal/deposits/{id}",
  roles: realMembers,
  needsRecentSession: true,
  input: z.strictObject({ id: z.uuid() }),
  output: depositView,
  errors: ["not-found"],
});
