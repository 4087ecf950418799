import "server-only";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { requireHouse } from "#lib/kernel/require-house.ts";
import { recordAudit } from "#lib/modules/audit/index.ts";
import { roleOf } from "#lib/modules/identity/member-role.ts";
import { hashPassword } from "#lib/modules/identity/passwords.ts";
import { randomPassword } from "#lib/modules/identity/random-password.ts";
import { endSessions } from "#lib/modules/identity/sessions.ts";
import { findPlayerByAccount, replacePassword } from "#lib/modules/identity/store.ts";
import type { Context } from "#lib/platform/context.ts";
import { transact } from "#lib/platform/transact.ts";

/**
 * AGENT-07: a new one-time password for an agent who lost theirs, told this once; the old one and every session end.
 * For the house only; `not-found` when no agent has that name, `conflict` when the password changed at this moment.
 */
export async function renewAgentPassword(
  context: Context,
  named: string,
): Promise<{ account: string; password: string }> {
  requireHouse(context);
  const agent = await findPlayerByAccount(context.db, named.toLowerCase());
  if (!agent || roleOf(agent.memberType) !== "agent") throw new DomainError("not-found");
  const { id, account, passwordHash: known } = agent;
  const password = randomPassword();
  const passwordHash = await hashPassword(password);
  const at = context.clock.now();
  await transact(context, async (tx) => {
    const replaced = await replacePassword(tx.db, { id, known, passwordHash, at, mustChangePassword: true });
    if (!replaced) throw new DomainError("conflict");
    await recordAudit(tx, { action: "password-renewed", subject: `player:${id}` });
  });
  await endSessions(context, id);
  return { account, password };
}
