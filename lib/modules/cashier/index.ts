/** Deposits, withdrawals and the account record. Balances belong to the ledger. */
import "server-only";

export { readAccountDays, readAccountRecord } from "#lib/modules/cashier/account-record.ts";
export { confirmReceipt } from "#lib/modules/cashier/answer-receipt.ts";
export { autoReceive } from "#lib/modules/cashier/auto-receive.ts";
export { addBankAccount, sealedBankNumbers } from "#lib/modules/cashier/bank-accounts.ts";
export { cancelWithdrawal } from "#lib/modules/cashier/cancel-withdrawal.ts";
export { checkOpenPayments } from "#lib/modules/cashier/check-open-payments.ts";
export { createDeposit } from "#lib/modules/cashier/create-deposit.ts";
export { disburseWithdrawal } from "#lib/modules/cashier/disburse-withdrawal.ts";
export { disputeReceipt } from "#lib/modules/cashier/dispute-receipt.ts";
export { depositCredited, withdrawalEnded } from "#lib/modules/cashier/events.ts";
export { expireDeposits } from "#lib/modules/cashier/expire-deposits.ts";
export {
  listDepositsForReview,
  listWithdrawalsForReview,
  readProof,
  showWithdrawal,
  type WithdrawalFile,
} from "#lib/modules/cashier/for-operators.ts";
export { findLiveHolds } from "#lib/modules/cashier/live-holds.ts";
export { setPaymentPassword } from "#lib/modules/cashier/payment-password.ts";
export { readBalance, readMerchantWallet, readWallets } from "#lib/modules/cashier/read-balance.ts";
export { readCashierNews } from "#lib/modules/cashier/read-cashier-news.ts";
export { listDeposits, readDeposit, readDepositOptions } from "#lib/modules/cashier/read-deposits.ts";
export { listWithdrawals, readWithdrawal, readWithdrawalOptions } from "#lib/modules/cashier/read-withdrawals.ts";
export { receiveSandboxCallback } from "#lib/modules/cashier/receive-sandbox-callback.ts";
export { requestWithdrawal } from "#lib/modules/cashier/request-withdrawal.ts";
export { type ResolveDepositInput, resolveDeposit } from "#lib/modules/cashier/resolve-deposit.ts";
export { reviewWithdrawal } from "#lib/modules/cashier/review-withdrawal.ts";
export { cashierSettings } from "#lib/modules/cashier/settings.ts";
export { forceReceipt, openCase, payAgain, returnWithdrawal } from "#lib/modules/cashier/settle-case.ts";
