import * as z from "zod/mini";
import { paymentPassword } from "#lib/contracts/cashier/payment-password.ts";
import { bankAccountView } from "#lib/contracts/cashier/read-withdrawal-options.ts";
import { defineCall, realMembers } from "#lib/contracts/define-call.ts";
import { line } from "#lib/contracts/plain-text.ts";

/** Binds a bank account for withdrawals; the number has no spaces. */
export const addBankAccountCall = defineCall({
  name: "cashier.addBankAccount",
  summary: "Bind a bank account",
  method: "POST",
  path: "/api/portal/withdrawals/bank-accounts",
  roles: realMembers,
  encrypted: true,
  needsRecentSession: true,
  limits: { perAddress: 60, perAccount: 10 },
  input: z.strictObject({
    bankName: line(60, 2),
    holderName: line(80, 2),
    accountNumber: z.string().check(z.regex(/^\d{6,30}$/, { error: "account-number-format" })),
    paymentPassword,
  }),
  output: bankAccountView,
  errors: [
    "payment-password-missing",
    "payment-password-wrong",
    "payment-password-locked",
    "bank-account-exists",
    "bank-account-limit",
  ],
});
