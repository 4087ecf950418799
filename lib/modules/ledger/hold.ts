import { DomainError } from "#lib/kernel/domain-error.ts";
import { moneyToWire } from "#lib/kernel/money.ts";
import { accountIdOf, lockAccount } from "#lib/modules/ledger/account.ts";
import { attempt } from "#lib/modules/ledger/attempt.ts";
import type { MovementName } from "#lib/modules/ledger/movements.ts";
import { type MovementInput, type MovementResult, post, requireAmount } from "#lib/modules/ledger/post.ts";
import type { Context } from "#lib/platform/context.ts";

export interface HoldInput extends Omit<MovementInput, "counterAccount"> {
  amount: bigint;
}

const ownPurses = "player:held";

/**
 * Holds cash for a withdrawal. The external id names the hold.
 *
 * @throws insufficient-funds: {balance} is too low
 */
export async function hold(context: Context, input: HoldInput): Promise<MovementResult> {
  const amount = requireAmount(input.amount);
  const movement = { ...input, counterAccount: ownPurses };
  const make = () => post(context, "hold", movement, { amount });
  return attempt(context, movement, [input.externalId], make, ({ account }) => {
    const cash = account?.cash ?? 0n;
    if (cash < amount) throw new DomainError("insufficient-funds", { balance: moneyToWire(cash) });
    return null;
  });
}

export interface ReleaseInput extends HoldInput {
  holdId: string;
}

/**
 * Releases all or part of a hold, held → cash. Needs a transaction, as the two functions below.
 *
 * @throws hold-exceeded: the hold contains less
 */
export function release(context: Context, input: ReleaseInput): Promise<MovementResult> {
  const { holdId, amount } = input;
  return fromRemainder(context, "release", { ...input, counterAccount: ownPurses }, { holdId, amount });
}

export interface DisburseInput extends MovementInput {
  holdId: string;
  /** Amount paid to `counterAccount` (`payout:<channel>`), without the fee. */
  amount: bigint;
  /** Taken from the hold as a row of its own (`<externalId>:fee`). */
  fee?: bigint;
  /** `fee:withdrawal` by default. */
  feeAccount?: string;
}

/**
 * Pays out all or part of a hold, held → payout account.
 *
 * @throws hold-exceeded: the hold contains less
 */
export function disburse(context: Context, input: DisburseInput): Promise<MovementResult> {
  const { holdId, amount, fee = 0n, feeAccount = "fee:withdrawal" } = input;
  requireAmount(fee, { zero: true });
  return fee > 0n
    ? fromRemainder(context, "disburseWithFee", input, { holdId, amount, fee, feeAccount })
    : fromRemainder(context, "disburse", input, { holdId, amount });
}

export interface ReturnPayoutInput extends MovementInput {
  /** External id of the payout that was returned in full or in part. */
  payoutId: string;
  amount: bigint;
}

/**
 * Returns a payout, payout account → cash.
 *
 * @throws payout-exceeded: more than was paid
 */
export function returnPayout(context: Context, input: ReturnPayoutInput): Promise<MovementResult> {
  const { payoutId, amount } = input;
  return fromRemainder(context, "returnPayout", input, { payoutId, amount });
}

async function fromRemainder(
  context: Context,
  name: MovementName,
  input: MovementInput,
  own: Record<string, string | bigint> & { amount: bigint },
): Promise<MovementResult> {
  requireAmount(own.amount);
  await lockAccount(context, accountIdOf(input));
  const result = await post(context, name, input, own);
  if (!result) throw new DomainError(name === "returnPayout" ? "payout-exceeded" : "hold-exceeded");
  return result;
}
