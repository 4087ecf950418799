import * as z from "zod/mini";
import { defineCall, realMembers } from "#lib/contracts/define-call.ts";
import { money, nothing } from "#lib/contracts/wire.ts";

/** CASH-06: returns every purse of an account. A single wallet has only the main one; vendors hold no money. */
export const readWalletsCall = defineCall({
  name: "cashier.readWallets",
  summary: "Wallet balances",
  method: "GET",
  path: "/api/portal/wallets",
  roles: realMembers,
  input: nothing,
  output: z.object({
    currency: z.string(),
    wallets: z.array(z.object({ wallet: z.string(), balance: money })),
    total: money,
  }),
});
