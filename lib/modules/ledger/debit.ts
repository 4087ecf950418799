import { DomainError } from "#lib/kernel/domain-error.ts";
import { moneyToWire } from "#lib/kernel/money.ts";
import { ensureAccount, getBalance, refuseWrongCurrency } from "#lib/modules/ledger/account.ts";
import { type MovementInput, type MovementResult, post, requireAmount } from "#lib/modules/ledger/post.ts";
import type { Context } from "#lib/platform/context.ts";

export interface DebitInput extends MovementInput {
  amount: bigint;
  /** How much of `amount` is taken from the bonus purse; the rest is cash. */
  fromBonus?: bigint;
  /** A free round: its stake may be zero. */
  free?: boolean;
}

/** Takes a stake. Errors: insufficient-funds {balance}, the account's debit block, wrong-currency, already-cancelled. */
export async function debit(context: Context, input: DebitInput): Promise<MovementResult> {
  const { amount, fromBonus = 0n, free = false } = input;
  requireAmount(amount, { zero: free });
  const cash = requireAmount(amount - requireAmount(fromBonus, { zero: true }), { zero: true });
  const need = { cash, bonus: fromBonus };
  return stakeOrRefuse(context, input, need, () => post(context, "debit", input, need));
}

export interface PlayInput extends MovementInput {
  stake: bigint;
  win: bigint;
  /** External id of the win's row; `<externalId>:win` unless the vendor numbers it. */
  winId?: string;
  free?: boolean;
}

/** A whole round at once: stake and win, two rows, both or none. The stake must be there before the win. Errors as `debit`. */
export async function debitAndCredit(context: Context, input: PlayInput): Promise<MovementResult> {
  const { win, winId = `${input.externalId}:win`, free = false } = input;
  const stake = requireAmount(input.stake, { zero: free });
  requireAmount(win, { zero: true });
  return stakeOrRefuse(context, input, { cash: stake, bonus: 0n }, () =>
    post(context, "play", input, { stake, win, winId }),
  );
}

/** Money that came in between the refusal and the look at the account gets the stake a second try. */
async function stakeOrRefuse(
  context: Context,
  input: MovementInput,
  need: { cash: bigint; bonus: bigint },
  attempt: () => Promise<MovementResult | null>,
): Promise<MovementResult> {
  const result = (await attempt()) ?? (await explain(context, input, need)) ?? (await attempt());
  if (result) return result;
  const { cash, bonus } = await getBalance(context, input);
  throw insufficientFunds(cash + bonus);
}

/** Throws the reason of a refusal; returns null when there no longer is one. */
async function explain(context: Context, input: MovementInput, need: { cash: bigint; bonus: bigint }): Promise<null> {
  const { cash, bonus, seq, debitBlock } = await getBalance(context, input);
  if (debitBlock) throw new DomainError(debitBlock);
  if (seq === 0n) await refuseWrongCurrency(context, input);
  if (cash < need.cash || bonus < need.bonus) throw insufficientFunds(cash + bonus);
  if (seq === 0n) await ensureAccount(context, input);
  return null;
}

function insufficientFunds(balance: bigint): DomainError {
  return new DomainError("insufficient-funds", { balance: moneyToWire(balance) });
}
