import * as z from "zod/mini";
import { defineCall, members } from "#lib/contracts/define-call.ts";
import { serviceEntry } from "#lib/contracts/system/service-entry.ts";
import { money, nothing } from "#lib/contracts/wire.ts";

/** State of a member for the shell. A value without a source on the site is absent, false or 0, never invented. */
export const readStateCall = defineCall({
  name: "identity.readState",
  summary: "Balance, badges and site facts of a member",
  method: "GET",
  path: "/api/portal/state",
  roles: members,
  input: nothing,
  output: z.object({
    balance: money,
    currency: z.string(),
    currencySymbol: z.string(),
    hasVip: z.boolean(),
    vipLabelName: z.nullable(z.string()),
    vipRankLevel: z.int(),
    /** Which kinds of promotions the site has. */
    availablePromo: z.object({ REFERRAL: z.object({ enabled: z.boolean() }) }),
    availablePromoCount: z.int(),
    unreadMessage: z.int(),
    customerService: z.array(serviceEntry),
    whitelabelVal: z.record(z.string(), z.unknown()),
  }),
});
