import { callPortal } from "#lib/client/call-portal.ts";
import { addBankAccount as addBankAccountCall } from "#lib/contracts/cashier/add-bank-account.ts";
import { cancelWithdrawal as cancelCall } from "#lib/contracts/cashier/cancel-withdrawal.ts";
import { confirmReceipt as confirmCall } from "#lib/contracts/cashier/confirm-receipt.ts";
import { createDeposit as createDepositCall } from "#lib/contracts/cashier/create-deposit.ts";
import type { DepositView } from "#lib/contracts/cashier/deposit-view.ts";
import { disputeReceipt as disputeCall } from "#lib/contracts/cashier/dispute-receipt.ts";
import { readDeposit as readDepositCall } from "#lib/contracts/cashier/read-deposit.ts";
import { requestWithdrawal as requestCall } from "#lib/contracts/cashier/request-withdrawal.ts";
import { setPaymentPassword as setPasswordCall } from "#lib/contracts/cashier/set-payment-password.ts";
import type { WithdrawalView } from "#lib/contracts/cashier/withdrawal-view.ts";
import type { InputOf, OutputOf } from "#lib/contracts/define-call.ts";

export function createDeposit(input: InputOf<typeof createDepositCall>): Promise<DepositView> {
  return callPortal(createDepositCall, input);
}

export function readDeposit(id: string): Promise<DepositView> {
  return callPortal(readDepositCall, { id });
}

export function setPaymentPassword(input: InputOf<typeof setPasswordCall>): Promise<{ done: true }> {
  return callPortal(setPasswordCall, input);
}

export function addBankAccount(
  input: InputOf<typeof addBankAccountCall>,
): Promise<OutputOf<typeof addBankAccountCall>> {
  return callPortal(addBankAccountCall, input);
}

export function requestWithdrawal(input: InputOf<typeof requestCall>): Promise<WithdrawalView> {
  return callPortal(requestCall, input);
}

export function cancelWithdrawal(id: string): Promise<WithdrawalView> {
  return callPortal(cancelCall, { id });
}

/** Without `part`: all of it arrived. */
export function confirmReceipt(id: string, part?: number): Promise<WithdrawalView> {
  return callPortal(confirmCall, part === undefined ? { id } : { id, part });
}

export function disputeReceipt(id: string, part: number, proof: File): Promise<WithdrawalView> {
  return callPortal(disputeCall, { id, part, proof });
}
