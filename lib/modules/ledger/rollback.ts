import { DomainError } from "#lib/kernel/domain-error.ts";
import { ensureAccount, refuseWrongCurrency } from "#lib/modules/ledger/account.ts";
import { findEnd, type MovementInput, type MovementResult, post } from "#lib/modules/ledger/post.ts";
import type { Context } from "#lib/platform/context.ts";

export interface RollbackInput extends MovementInput {
  /** External id of the stake to give back; `externalId` is the rollback's own. */
  debitId: string;
}

/**
 * Gives a stake back, to the purses it came from. A second rollback of the same stake answers with the first one's
 * result; a stake that has not come yet is refused when it comes. Error: already-settled.
 */
export async function rollback(context: Context, input: RollbackInput): Promise<MovementResult> {
  return (await giveBack(context, input)) ?? bury(context, input);
}

async function giveBack(context: Context, input: RollbackInput): Promise<MovementResult | null> {
  return (await post(context, "rollback", input, { debitId: input.debitId })) ?? earlierEnd(context, input);
}

async function earlierEnd(context: Context, input: RollbackInput): Promise<MovementResult | null> {
  const end = await findEnd(context, input, input.debitId);
  if (end?.kind === "win") throw new DomainError("already-settled");
  return end?.result ?? null;
}

/**
 * The stake is unknown: a tombstone takes its key. A stake in flight breaks that key, or the tombstone the stake's, and
 * the use case runs again; one that came since we looked answers `duplicate-transaction` and is given back after all.
 */
async function bury(context: Context, input: RollbackInput): Promise<MovementResult> {
  await refuseWrongCurrency(context, input);
  await ensureAccount(context, input);
  try {
    const buried = await post(context, "tombstone", input, { debitId: input.debitId });
    if (buried) return buried;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const givenBack = await giveBack(context, input);
    if (givenBack) return givenBack;
    throw error;
  }
  throw new Error(`rollback of ${input.vendorId} ${input.debitId} was neither made nor refused`);
}
