/**
 * The only module that moves money. Every call uses the context it is given; the use case opens the transaction
 * (`transact`).
 */
import "server-only";

export {
  type AccountKey,
  accountIdOf,
  type Balance,
  type DebitBlock,
  getBalance,
  setDebitBlock,
} from "#lib/modules/ledger/account.ts";
export type { Finding, Invariant } from "#lib/modules/ledger/check/check-account.ts";
export { type CheckOptions, checkLedger, type LedgerReport } from "#lib/modules/ledger/check/check-ledger.ts";
export type { FindLiveHolds, Hold } from "#lib/modules/ledger/check/dead-holds.ts";
export { type CreditInput, credit, type SettleInput, settle } from "#lib/modules/ledger/credit.ts";
export { creditPromotion, type PromotionInput } from "#lib/modules/ledger/credit-promotion.ts";
export { type DebitInput, debit, debitAndCredit, type PlayInput } from "#lib/modules/ledger/debit.ts";
export { claimExternalRef } from "#lib/modules/ledger/external-ref.ts";
export { foldTransfers } from "#lib/modules/ledger/fold-transfers.ts";
export {
  type DisburseInput,
  disburse,
  type HoldInput,
  hold,
  type ReleaseInput,
  type ReturnPayoutInput,
  release,
  returnPayout,
} from "#lib/modules/ledger/hold.ts";
export type { TransferKind } from "#lib/modules/ledger/movements.ts";
export type { MovementInput, MovementResult } from "#lib/modules/ledger/post.ts";
export {
  type HouseBalance,
  type PlayerTotals,
  readHouseBalances,
  readPlayerTotals,
} from "#lib/modules/ledger/read-projections.ts";
export {
  readStatement,
  type StatementFilter,
  type StatementRow,
  type StatementTotals,
  sumStatement,
  sumStatementByDay,
} from "#lib/modules/ledger/read-statement.ts";
export { readTurnover, type Turnover, type TurnoverMultiples } from "#lib/modules/ledger/read-turnover.ts";
export { type RollbackInput, rollback } from "#lib/modules/ledger/rollback.ts";
