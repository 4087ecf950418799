import * as z from "zod/mini";
import { realMembers } from "#lib/contracts/define-call.ts";
import { countTotals, defineList } from "#lib/contracts/define-list.ts";
import { rewardView } from "#lib/contracts/promotions/reward-view.ts";
import { queryFlag } from "#lib/contracts/wire.ts";

/** PROMO-03. Claimable ones come first, what ends soonest at their head; then those at an end, newest first. */
export const listRewardsCall = defineList({
  name: "promotions.listRewards",
  summary: "One's own rewards: what can be claimed, then what became of the others",
  path: "/api/portal/rewards",
  roles: realMembers,
  needsRecentSession: true,
  /** `open`: those that can be claimed, or those at an end. */
  filters: { open: z.optional(queryFlag) },
  row: rewardView,
  totals: countTotals,
  // `nearness` is the end of a reward in milliseconds, negative for one to come: the nearest comes first.
  sort: { claimable: ["integer", "desc"], nearness: ["integer", "desc"], id: ["uuid", "desc"] },
});
