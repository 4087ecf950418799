import "server-only";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { requireOperatorOrSystem } from "#lib/kernel/require-actor.ts";
import { recordAudit } from "#lib/modules/audit/index.ts";
import { findAccount, type PlayerStatus, removeEndedSessions, savePlayerStatus } from "#lib/modules/identity/index.ts";
import { getBalance, setDebitBlock } from "#lib/modules/ledger/index.ts";
import { readSettings, siteSettings } from "#lib/modules/system/index.ts";
import { announce } from "#lib/platform/announce.ts";
import type { Context } from "#lib/platform/context.ts";
import { transact } from "#lib/platform/transact.ts";

interface PlayerStatusInput {
  account: string;
  reason: string;
}

/**
 * Locks a player out: no login, no session, no stake, deposit or withdrawal. Wins, rollbacks and payments under way
 * still arrive. Returns the player's id. For operators and the system.
 * @throws not-found: no account has that name
 * @throws conflict: the player is disabled already
 */
export async function disablePlayer(context: Context, input: PlayerStatusInput): Promise<{ id: string }> {
  const { id, changed } = await changeStatus(context, input, "disabled");
  // Also on a repeat: the first attempt may have ended before it told the open pages.
  await removeEndedSessions(context, id, "player-disabled");
  if (!changed) throw new DomainError("conflict");
  return { id };
}

/**
 * Lets a disabled player in again. Returns the player's id. For operators and the system.
 * @throws not-found: no account has that name
 * @throws conflict: the player is not disabled
 */
export async function enablePlayer(context: Context, input: PlayerStatusInput): Promise<{ id: string }> {
  const { id, changed } = await changeStatus(context, input, "active");
  if (!changed) throw new DomainError("conflict");
  return { id };
}

async function changeStatus(
  context: Context,
  { account, reason }: PlayerStatusInput,
  status: PlayerStatus,
): Promise<{ id: string; changed: boolean }> {
  requireOperatorOrSystem(context);
  const known = await findAccount(context, account.toLowerCase());
  if (!known) throw new DomainError("not-found");
  const { id } = known;
  const { currency } = await readSettings(context, siteSettings);
  const changed = await transact(context, async (tx) => {
    if (!(await savePlayerStatus(tx, id, status))) return false;
    const key = { playerId: id, currency };
    const { debitBlock } = await getBalance(tx, key);
    // Another block, such as the player's own exclusion, stays.
    if (status === "disabled" && debitBlock === null) await setDebitBlock(tx, { ...key, block: "player-disabled" });
    if (status === "active" && debitBlock === "player-disabled") await setDebitBlock(tx, { ...key, block: null });
    await recordAudit(tx, {
      action: status === "disabled" ? "player-disabled" : "player-enabled",
      subject: `player:${id}`,
      before: { status: status === "disabled" ? "active" : "disabled" },
      after: { status, reason },
    });
    announce(tx, id);
    return true;
  });
  return { id, changed };
}
