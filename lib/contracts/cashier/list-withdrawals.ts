import * as z from "zod/mini";
import { withdrawalView } from "#lib/contracts/cashier/withdrawal-view.ts";
import { realMembers } from "#lib/contracts/define-call.ts";
import { countTotals, defineList } from "#lib/contracts/define-list.ts";
import { queryFlag } from "#lib/contracts/wire.ts";

export const listWithdrawalsCall = defineList({
  name: "cashier.listWithdrawals",
  summary: "One's own withdrawals, newest first",
  path: "/api/portal/withdrawals",
  roles: realMembers,
  needsRecentSession: true,
  /** `open`: true selects withdrawals in progress, false those in a final state. */
  filters: { open: z.optional(queryFlag) },
  row: withdrawalView,
  totals: countTotals,
  // Ids grow with time.
  sort: { id: ["uuid", "desc"] },
});
