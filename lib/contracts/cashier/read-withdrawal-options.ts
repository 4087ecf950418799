import * as z from "zod/mini";
import { defineCall, realMembers } from "#lib/contracts/define-call.ts";
import { money, nothing, timestamp } from "#lib/contracts/wire.ts";

export const bankAccountView = z.object({
  id: z.uuid(),
  bankName: z.string(),
  holderName: z.string(),
  lastDigits: z.string(),
});

/** `mobile`: the account number is the mobile number of the account. */
export const bankChoice = z.object({ name: z.string(), mobile: z.boolean() });

/**
 * `turnover` counts stakes since the deposits and claimed rewards that have an open turnover requirement: `required` in
 * total, `left` to go. A new bank account is of one of the `banks`, or of any bank when there are none.
 */
export const readWithdrawalOptionsCall = defineCall({
  name: "cashier.readWithdrawalOptions",
  summary: "What a withdrawal needs: bound accounts, payment password, limits, fee, turnover",
  method: "GET",
  path: "/api/portal/withdrawals/options",
  roles: realMembers,
  needsRecentSession: true,
  input: nothing,
  output: z.object({
    currency: z.string(),
    balance: money,
    minimum: money,
    maximum: money,
    fee: money,
    receiptMinutes: z.int(),
    bankAccounts: z.array(bankAccountView),
    banks: z.array(bankChoice),
    hasPaymentPassword: z.boolean(),
    paymentPasswordLockedUntil: z.nullable(timestamp),
    turnover: z.object({ required: money, left: money }),
  }),
});
