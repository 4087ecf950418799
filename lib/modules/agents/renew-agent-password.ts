import "server-only";
import { type OneTimePassword, renewPassword } from "#lib/modules/identity/index.ts";
import type { Context } from "#lib/platform/context.ts";

/**
 * Replaces an agent's lost password with a one-time password and ends every session (AGENT-07). For operators and the
 * system.
 * @throws not-found: no agent has that name
 * @throws conflict: the password changed at the same time
 */
export function renewAgentPassword(context: Context, account: string): Promise<OneTimePassword> {
  return renewPassword(context, account, "agent");
}
