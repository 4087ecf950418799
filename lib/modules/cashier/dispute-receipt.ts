import "server-only";
import type { disputeReceiptCall } from "#lib/contracts/cashier/dispute-receipt.ts";
import type { InputOf, OutputOf } from "#lib/contracts/define-call.ts";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { requireMember } from "#lib/kernel/require-actor.ts";
import { canDo } from "#lib/modules/cashier/withdrawal-rules.ts";
import {
  findWithdrawal,
  listPayouts,
  lockWithdrawal,
  moveWithdrawal,
  savePayout,
} from "#lib/modules/cashier/withdrawal-store.ts";
import { withdrawalView } from "#lib/modules/cashier/withdrawal-view.ts";
import type { Context } from "#lib/platform/context.ts";
import { removePrivateFile, savePrivateFile } from "#lib/platform/files.ts";
import { cleanImage } from "#lib/platform/images.ts";
import { transact } from "#lib/platform/transact.ts";

export const proofFolder = "withdrawal-proofs";

/**
 * CASH-05: disputes a part that did not arrive. Re-encodes the picture before it is stored, stops the timer and opens a
 * case. Also throws errors of the picture at the field `proof`.
 *
 * @throws not-found: no such withdrawal or part
 * @throws conflict: the part does not wait for an answer
 */
export async function disputeReceipt(
  context: Context,
  input: InputOf<typeof disputeReceiptCall>,
): Promise<OutputOf<typeof disputeReceiptCall>> {
  // Checks before the costly decoding: a picture for another player's withdrawal, or for one that waits for no answer,
  // is not decoded.
  const known = await findWithdrawal(context.db, input.id);
  if (known?.playerId !== requireMember(context).playerId) throw new DomainError("not-found");
  if (!canDo(known.state, "dispute")) throw new DomainError("conflict");
  const { bytes, extension } = await cleanImage(new Uint8Array(await input.proof.arrayBuffer()), "proof");
  const proof = await savePrivateFile(proofFolder, bytes, extension);
  try {
    return await transact(context, (tx) => openCase(tx, input, proof));
  } catch (error) {
    await removePrivateFile(proofFolder, proof);
    throw error;
  }
}

async function openCase(
  tx: Context,
  input: InputOf<typeof disputeReceiptCall>,
  proof: string,
): Promise<OutputOf<typeof disputeReceiptCall>> {
  const row = await lockWithdrawal(tx.db, input.id, requireMember(tx).playerId);
  const part = (await listPayouts(tx.db, row.id)).find((candidate) => candidate.part === input.part);
  if (!part) throw new DomainError("not-found");
  if (part.state !== "waiting") throw new DomainError("conflict");
  await savePayout(tx.db, part, { state: "disputed", proof });
  const facts = { part: part.part, amount: part.amount };
  return withdrawalView(tx, await moveWithdrawal(tx, row, { action: "dispute", to: "disputed", ...facts }));
}
