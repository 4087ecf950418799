import "server-only";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { recordAudit } from "#lib/modules/audit/index.ts";
import { removeEndedSessions } from "#lib/modules/identity/sessions.ts";
import { type Player, replacePassword } from "#lib/modules/identity/store.ts";
import { announce } from "#lib/platform/announce.ts";
import type { Context } from "#lib/platform/context.ts";
import { hashPassword } from "#lib/platform/passwords.ts";
import { transact } from "#lib/platform/transact.ts";

type ChangingPlayer = Pick<Player, "id" | "passwordHash" | "passwordChangedAt" | "mustChangePassword">;

interface NewPassword {
  password: string;
  /** True for a one-time password, which must be replaced at the first login. */
  mustChangePassword: boolean;
  /** Action of the audit record. */
  action: string;
}

/**
 * Replaces an account's password and ends all its sessions in the same transaction. Returns the changed account, for a
 * session that goes on.
 * @throws conflict: another change came first
 */
export async function setPassword(
  context: Context,
  { id, passwordHash: known, passwordChangedAt, mustChangePassword: due }: ChangingPlayer,
  { password, mustChangePassword, action }: NewPassword,
): Promise<Player> {
  const passwordHash = await hashPassword(password);
  const at = context.clock.now();
  const changed = await transact(context, async (tx) => {
    const replaced = await replacePassword(tx.db, { id, known, passwordHash, at, mustChangePassword });
    if (!replaced) throw new DomainError("conflict");
    await recordAudit(tx, {
      action,
      subject: `player:${id}`,
      before: { passwordChangedAt, mustChangePassword: due },
      after: { passwordChangedAt: at, mustChangePassword },
    });
    announce(tx, id);
    return replaced;
  });
  await removeEndedSessions(context, id, "password-changed");
  return changed;
}
