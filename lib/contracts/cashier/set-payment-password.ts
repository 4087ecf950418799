import * as z from "zod/mini";
import { paymentPassword } from "#lib/contracts/cashier/payment-password.ts";
import { defineCall, realMembers } from "#lib/contracts/define-call.ts";
import { done } from "#lib/contracts/wire.ts";

/** Sets the first payment password freely; a later one requires the current one. */
export const setPaymentPasswordCall = defineCall({
  name: "cashier.setPaymentPassword",
  summary: "Set or change the payment password",
  method: "POST",
  path: "/api/portal/withdrawals/payment-password",
  roles: realMembers,
  encrypted: true,
  needsRecentSession: true,
  limits: { perAddress: 60, perAccount: 10 },
  input: z.strictObject({ oldPassword: z.optional(paymentPassword), newPassword: paymentPassword }),
  output: done,
  errors: ["payment-password-missing", "payment-password-wrong", "payment-password-locked"],
});
