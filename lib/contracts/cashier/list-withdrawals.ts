import * as z from "zod/mini";
import { withdrawalView } from "#lib/contracts/cashier/withdrawal-view.ts";
import { defineCall, realMembers } from "#lib/contracts/define-call.ts";
import { pageInput, pageOf } from "#lib/contracts/wire.ts";

export const listWithdrawals = defineCall({
  name: "cashier.listWithdrawals",
  summary: "One's own withdrawals, newest first",
  method: "GET",
  path: "/api/portal/withdrawals",
  roles: realMembers,
  needsRecentSession: true,
  input: z.strictObject(pageInput),
  output: pageOf(withdrawalView),
});
