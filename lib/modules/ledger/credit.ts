import { DomainError } from "#lib/kernel/domain-error.ts";
import { ensureAccount } from "#lib/modules/ledger/account.ts";
import { attempt, rejectWrongCurrency } from "#lib/modules/ledger/attempt.ts";
import { type MovementInput, type MovementResult, post, requireAmount } from "#lib/modules/ledger/post.ts";
import type { Context } from "#lib/platform/context.ts";

export interface CreditInput extends MovementInput {
  kind: "deposit" | "promo" | "jackpot" | "correction";
  amount: bigint;
  /** Part of `amount` that goes to the bonus purse; the rest is cash. */
  toBonus?: bigint;
  /** Taken from the incoming cash, as a row of its own (`<externalId>:fee`). */
  fee?: bigint;
  /** Counter account of the fee; `fee:<kind>` by default. */
  feeAccount?: string;
  /** External id of an earlier row that this one belongs to. */
  reference?: string;
}

/** Credits money that ends no stake: deposit, promotion, jackpot. Opens the account if needed. */
export async function credit(context: Context, input: CreditInput): Promise<MovementResult> {
  const { kind, fee = 0n, toBonus: bonus = 0n, feeAccount = `fee:${kind}`, reference = null } = input;
  const amount = requireAmount(input.amount);
  const cash = requireAmount(amount - requireAmount(bonus, { zero: true }), { zero: true });
  requireAmount(cash - requireAmount(fee, { zero: true }), { zero: true });
  const values = { kind, cash, bonus, reference };
  const make = () =>
    fee > 0n
      ? post(context, "creditWithFee", input, { ...values, fee, feeAccount })
      : post(context, "credit", input, values);
  const result = (await make()) ?? (await ensureAccount(context, input).then(make));
  if (!result) throw new Error(`credit ${input.vendorId} ${input.externalId} was refused by an open account`);
  return result;
}

export interface SettleInput extends MovementInput {
  /** External id of the stake this win ends. */
  debitId: string;
  /** Zero for a lost bet, which also ends the stake. */
  amount: bigint;
}

/**
 * Ends a stake with a win, split between the purses in the proportion of the stake. A player's block never rejects it.
 *
 * @throws bet-not-found: the stake is unknown
 * @throws already-settled: by another win
 * @throws already-cancelled: the stake was rolled back
 */
export async function settle(context: Context, input: SettleInput): Promise<MovementResult> {
  const { debitId } = input;
  const amount = requireAmount(input.amount, { zero: true });
  const make = () => post(context, "settle", input, { debitId, amount });
  return attempt(context, input, [input.externalId], make, async ({ account, debitKind, end }) => {
    if (end) throw new DomainError(end.kind === "win" ? "already-settled" : "already-cancelled");
    if (!account) await rejectWrongCurrency(context, input);
    if (debitKind !== "stake") throw new DomainError("bet-not-found");
    return null;
  });
}
