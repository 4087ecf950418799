import * as z from "zod/mini";
import { defineCall, realMembers } from "#lib/contracts/define-call.ts";
import { money, nothing } from "#lib/contracts/wire.ts";

export const readDepositOptionsCall = defineCall({
  name: "cashier.readDepositOptions",
  summary: "Ways to pay, limits and presets of this site",
  method: "GET",
  path: "/api/portal/deposits/options",
  roles: realMembers,
  needsRecentSession: true,
  input: nothing,
  output: z.object({
    currency: z.string(),
    channels: z.array(z.object({ channel: z.enum(["sandbox"]), minimum: money, maximum: money, fee: money })),
    presets: z.array(money),
    expiryMinutes: z.int(),
    /** How many times a deposit must be staked before a withdrawal. */
    turnoverMultiple: z.int(),
  }),
});
