import { DomainError } from "#lib/kernel/domain-error.ts";
import { ensureAccount } from "#lib/modules/ledger/account.ts";
import { attempt, type Facts, rejectWrongCurrency } from "#lib/modules/ledger/attempt.ts";
import { type MovementInput, type MovementResult, post } from "#lib/modules/ledger/post.ts";
import type { Context } from "#lib/platform/context.ts";

export interface RollbackInput extends MovementInput {
  /** External id of the stake to return; the rollback's own `externalId` is a different one. */
  debitId: string;
}

/**
 * Returns a stake to the purses it came from. A second rollback of the same stake returns the first one's result; a
 * stake that arrives after its rollback is rejected.
 *
 * @throws already-settled: the stake has a win
 */
export async function rollback(context: Context, input: RollbackInput): Promise<MovementResult> {
  const own = { debitId: input.debitId };
  const make = () => post(context, "rollback", input, own);
  return attempt(context, input, [input.externalId], make, ({ account, debitKind, end }) => {
    if (end?.kind === "win") throw new DomainError("already-settled");
    if (end) return end.result;
    if (debitKind === "stake") return null;
    if (debitKind) throw new DomainError("duplicate-transaction");
    return bury(context, input, account);
  });
}

/** Inserts a tombstone, which takes the key of an unknown stake. Null when the stake has arrived after all. */
async function bury(context: Context, input: RollbackInput, account: Facts["account"]): Promise<MovementResult | null> {
  if (!account) await rejectWrongCurrency(context, input);
  await ensureAccount(context, input);
  try {
    return await post(context, "tombstone", input, { debitId: input.debitId });
  } catch (error) {
    if (error instanceof DomainError && error.code === "duplicate-transaction") return null;
    throw error;
  }
}
