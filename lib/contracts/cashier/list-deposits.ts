import * as z from "zod/mini";
import { depositView } from "#lib/contracts/cashier/deposit-view.ts";
import { defineCall, realMembers } from "#lib/contracts/define-call.ts";
import { pageInput, pageOf } from "#lib/contracts/wire.ts";

export const listDeposits = defineCall({
  name: "cashier.listDeposits",
  summary: "One's own deposits, newest first",
  method: "GET",
  path: "/api/portal/deposits",
  roles: realMembers,
  needsRecentSession: true,
  input: z.strictObject(pageInput),
  output: pageOf(depositView),
});
