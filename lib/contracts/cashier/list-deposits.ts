import { depositView } from "#lib/contracts/cashier/deposit-view.ts";
import { realMembers } from "#lib/contracts/define-call.ts";
import { countTotals, defineList } from "#lib/contracts/define-list.ts";

export const listDepositsCall = defineList({
  name: "cashier.listDeposits",
  summary: "One's own deposits, newest first",
  path: "/api/portal/deposits",
  roles: realMembers,
  needsRecentSession: true,
  filters: {},
  row: depositView,
  totals: countTotals,
  // Ids grow with time.
  sort: { id: ["uuid", "desc"] },
});
