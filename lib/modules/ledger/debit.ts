import { DomainError } from "#lib/kernel/domain-error.ts";
import { attempt, rejectPayment } from "#lib/modules/ledger/attempt.ts";
import { type MovementInput, type MovementResult, post, requireAmount } from "#lib/modules/ledger/post.ts";
import type { Context } from "#lib/platform/context.ts";

export interface DebitInput extends MovementInput {
  amount: bigint;
  /** Part of `amount` that is taken from the bonus purse; the rest is cash. */
  fromBonus?: bigint;
  /** True for a free round, whose stake may be zero. */
  free?: boolean;
}

/**
 * Takes a stake.
 *
 * @throws insufficient-funds: {balance} is too low
 * @throws the account's `debitBlock` code: debits are blocked
 * @throws wrong-currency: the player has money in another currency only
 * @throws already-cancelled: a rollback came first
 */
export async function debit(context: Context, input: DebitInput): Promise<MovementResult> {
  const { amount, fromBonus: bonus = 0n, free = false } = input;
  requireAmount(amount, { zero: free });
  const cash = requireAmount(amount - requireAmount(bonus, { zero: true }), { zero: true });
  return stake(context, input, [input.externalId], { cash, bonus }, () =>
    post(context, "debit", input, { cash, bonus }),
  );
}

export interface PlayInput extends MovementInput {
  stake: bigint;
  win: bigint;
  /** External id of the win's row; `<externalId>:win` unless the vendor numbers it. */
  winId?: string;
  free?: boolean;
}

/**
 * Plays a whole round at once: stake and win as two rows, both or neither. The balance must cover the stake before the
 * win. Throws the errors of `debit`.
 */
export async function debitAndCredit(context: Context, input: PlayInput): Promise<MovementResult> {
  const { win, winId = `${input.externalId}:win`, free = false } = input;
  const cash = requireAmount(input.stake, { zero: free });
  requireAmount(win, { zero: true });
  return stake(context, input, [input.externalId, winId], { cash, bonus: 0n }, () =>
    post(context, "play", input, { stake: cash, win, winId }),
  );
}

function stake(
  context: Context,
  input: MovementInput,
  ids: readonly string[],
  need: { cash: bigint; bonus: bigint },
  make: () => Promise<MovementResult | null>,
): Promise<MovementResult> {
  return attempt(context, input, ids, make, (facts) => {
    if (facts.account?.debitBlock) throw new DomainError(facts.account.debitBlock);
    return rejectPayment(context, input, facts, need);
  });
}
