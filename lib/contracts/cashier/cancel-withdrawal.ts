import * as z from "zod/mini";
import { withdrawalView } from "#lib/contracts/cashier/withdrawal-view.ts";
import { defineCall, realMembers } from "#lib/contracts/define-call.ts";

/** Cancels a withdrawal before review; later calls get `conflict`. Cancelling twice returns the same response. */
export const cancelWithdrawalCall = defineCall({
  name: "cashier.cancelWithdrawal",
  summary: "Take a withdrawal back before it is reviewed",
  method: "POST",
  path: "/api/portal/withdrawals/{id}/cancel",
  roles: realMembers,
  needsRecentSession: true,
  input: z.strictObject({ id: z.uuid() }),
  output: withdrawalView,
  errors: ["not-found", "conflict"],
});
