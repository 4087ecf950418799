import * as z from "zod/mini";
import { defineCall, realMembers } from "#lib/contracts/define-call.ts";
import { money, nothing } from "#lib/contracts/wire.ts";

/** CASH-06: `balance` can be played with and withdrawn; `held` is set aside for withdrawals in progress. */
export const readBalanceCall = defineCall({
  name: "cashier.readBalance",
  summary: "Balance v2",
  method: "GET",
  path: "/api/portal/v2/balance",
  roles: realMembers,
  input: nothing,
  output: z.object({ currency: z.string(), balance: money, bonus: money, held: money }),
});
