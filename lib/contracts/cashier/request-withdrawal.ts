import * as z from "zod/mini";
import { paymentPassword } from "#lib/contracts/cashier/payment-password.ts";
import { withdrawalView } from "#lib/contracts/cashier/withdrawal-view.ts";
import { defineCall, realMembers } from "#lib/contracts/define-call.ts";
import { idempotencyKey, positiveMoney } from "#lib/contracts/wire.ts";

/** CASH-04: holds the amount at once. The same key returns the same withdrawal. */
export const requestWithdrawalCall = defineCall({
  name: "cashier.requestWithdrawal",
  summary: "Ask for a withdrawal",
  method: "POST",
  path: "/api/portal/withdrawals",
  roles: realMembers,
  encrypted: true,
  needsRecentSession: true,
  limits: { perAddress: 60, perAccount: 20 },
  input: z.strictObject({ idempotencyKey, amount: positiveMoney, bankAccountId: z.uuid(), paymentPassword }),
  output: withdrawalView,
  errors: [
    "player-disabled",
    "insufficient-funds",
    "turnover-not-met",
    "payment-password-missing",
    "payment-password-wrong",
    "payment-password-locked",
    "duplicate-transaction",
    "not-found",
  ],
});
