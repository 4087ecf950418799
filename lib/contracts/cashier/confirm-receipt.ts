import * as z from "zod/mini";
import { withdrawalView } from "#lib/contracts/cashier/withdrawal-view.ts";
import { defineCall, realMembers } from "#lib/contracts/define-call.ts";

/** CASH-05: confirms one `part`, or all parts when `part` is absent, which requires that the whole amount was sent. */
export const confirmReceiptCall = defineCall({
  name: "cashier.confirmReceipt",
  summary: "Say that a part of a withdrawal, or all of it, arrived",
  method: "POST",
  path: "/api/portal/withdrawals/{id}/receipt",
  roles: realMembers,
  needsRecentSession: true,
  input: z.strictObject({ id: z.uuid(), part: z.optional(z.int().check(z.minimum(1), z.maximum(1000))) }),
  output: withdrawalView,
  errors: ["not-found", "conflict"],
});
