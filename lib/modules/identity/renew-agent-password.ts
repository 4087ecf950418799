import "server-only";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { requireOperatorOrSystem } from "#lib/kernel/require-actor.ts";
import { roleOf } from "#lib/modules/identity/member-role.ts";
import type { OneTimePassword } from "#lib/modules/identity/open-agent-account.ts";
import { randomPassword } from "#lib/modules/identity/random-password.ts";
import { setPassword } from "#lib/modules/identity/set-password.ts";
import { findPlayerByAccount } from "#lib/modules/identity/store.ts";
import type { Context } from "#lib/platform/context.ts";

/**
 * Replaces an agent's lost password with a one-time password and ends every session (AGENT-07). The password is
 * returned only here. For operators and the system.
 * @throws not-found: no agent has that name
 * @throws conflict: the password changed at the same time
 */
export async function renewAgentPassword(context: Context, named: string): Promise<OneTimePassword> {
  requireOperatorOrSystem(context);
  const agent = await findPlayerByAccount(context.db, named.toLowerCase());
  if (!agent || roleOf(agent.memberType) !== "agent") throw new DomainError("not-found");
  const password = randomPassword();
  await setPassword(context, agent, { password, mustChangePassword: true, action: "password-renewed" });
  return { id: agent.id, account: agent.account, password };
}
