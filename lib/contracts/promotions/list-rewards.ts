import * as z from "zod/mini";
import { defineCall, realMembers } from "#lib/contracts/define-call.ts";
import { rewardView } from "#lib/contracts/promotions/reward-view.ts";
import { pageInput, pageOf } from "#lib/contracts/wire.ts";

/** PROMO-03. Claimable ones come first, what ends soonest at their head; then those at an end, newest first. */
export const listRewards = defineCall({
  name: "promotions.listRewards",
  summary: "One's own rewards: what can be claimed, then what became of the others",
  method: "GET",
  path: "/api/portal/rewards",
  roles: realMembers,
  needsRecentSession: true,
  input: z.strictObject(pageInput),
  output: pageOf(rewardView),
});
