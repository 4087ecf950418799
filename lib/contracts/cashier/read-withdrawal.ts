import * as z from "zod/mini";
import { withdrawalView } from "#lib/contracts/cashier/withdrawal-view.ts";
import { defineCall, realMembers } from "#lib/contracts/define-call.ts";

export const readWithdrawalCall = defineCall({
  name: "cashier.readWithdrawal",
  summary: "One of one's own withdrawals with its steps and parts",
  method: "GET",
  path: "/api/portal/withdrawals/{id}",
  roles: realMembers,
  needsRecentSession: true,
  input: z.strictObject({ id: z.uuid() }),
  output: withdrawalView,
  errors: ["not-found"],
});
