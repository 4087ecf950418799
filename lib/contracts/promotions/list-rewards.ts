import * as z from "zod/mini";
import { realMembers } from "#lib/contracts/define-call.ts";
import { countTotals, defineList } from "#lib/contracts/define-list.ts";
import { rewardView } from "#lib/contracts/promotions/reward-view.ts";
import { queryFlag } from "#lib/contracts/wire.ts";

/** Claimable rewards come first, earliest expiry first; then ended ones, newest first (PROMO-03). */
export const listRewardsCall = defineList({
  name: "promotions.listRewards",
  summary: "One's own rewards: what can be claimed, then what became of the others",
  path: "/api/portal/rewards",
  roles: realMembers,
  needsRecentSession: true,
  /** `open`: true for claimable rewards, false for ended ones. */
  filters: { open: z.optional(queryFlag) },
  row: rewardView,
  totals: countTotals,
  // `nearness` is the end of a reward in milliseconds, negated for claimable ones, so the nearest end comes first.
  sort: { claimable: ["integer", "desc"], nearness: ["integer", "desc"], id: ["uuid", "desc"] },
});
