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
  const own = { debitId: input.debitId };
  const attempt = async () => (await post(context, "rollback", input, own)) ?? earlierEnd(context, input);
  return (await attempt()) ?? (await bury(context, input)) ?? unreachable(input);
}

async function earlierEnd(context: Context, input: RollbackInput): Promise<MovementResult | null> {
  const end = await findEnd(context, input, input.debitId);
  if (end?.kind === "win") throw new DomainError("already-settled");
  return end?.result ?? null;
}

/** The stake is unknown. Should it be on its way, the tombstone breaks its key or its key the tombstone's: run again. */
async function bury(context: Context, input: RollbackInput): Promise<MovementResult | null> {
  await refuseWrongCurrency(context, input);
  await ensureAccount(context, input);
  return post(context, "tombstone", input, { debitId: input.debitId });
}

function unreachable({ vendorId, debitId }: RollbackInput): never {
  throw new Error(`rollback of ${vendorId} ${debitId} was neither made nor refused`);
}
