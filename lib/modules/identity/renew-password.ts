import "server-only";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { requireOperatorOrSystem } from "#lib/kernel/require-actor.ts";
import { roleOf } from "#lib/modules/identity/member-role.ts";
import { randomPassword } from "#lib/modules/identity/random-password.ts";
import { setPassword } from "#lib/modules/identity/set-password.ts";
import { findPlayerByAccount } from "#lib/modules/identity/store.ts";
import type { Context } from "#lib/platform/context.ts";

/** A password that its owner must replace at the first login. `id` is the account's. */
export interface OneTimePassword {
  id: string;
  account: string;
  password: string;
}

/**
 * Replaces the lost password of an account in `role` with a one-time password and ends every session. The password is
 * returned only here. For operators and the system.
 * @throws not-found: no account of this role has that name
 * @throws conflict: the password changed at the same time
 */
export async function renewPassword(
  context: Context,
  named: string,
  role: ReturnType<typeof roleOf>,
): Promise<OneTimePassword> {
  requireOperatorOrSystem(context);
  const player = await findPlayerByAccount(context.db, named.toLowerCase());
  if (!player || roleOf(player.memberType) !== role) throw new DomainError("not-found");
  const password = randomPassword();
  await setPassword(context, player, { password, mustChangePassword: true, action: "password-renewed" });
  return { id: player.id, account: player.account, password };
}
