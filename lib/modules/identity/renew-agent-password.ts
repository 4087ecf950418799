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
 * AGENT-07: a new one-time password for an agent who lost theirs, told this once; the old one and every session end.
 * For operators and the system; `not-found` when no agent has that name, `conflict` when the password changed at this moment.
 */
export async function renewAgentPassword(context: Context, named: string): Promise<OneTimePassword> {
  requireOperatorOrSystem(context);
  const agent = await findPlayerByAccount(context.db, named.toLowerCase());
  if (!agent || roleOf(agent.memberType) !== "agent") throw new DomainError("not-found");
  const password = randomPassword();
  await setPassword(context, agent, { password, mustChangePassword: true, action: "password-renewed" });
  return { id: agent.id, account: agent.account, password };
}
