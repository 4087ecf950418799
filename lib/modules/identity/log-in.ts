import "server-only";
import type { InputOf, OutputOf } from "#lib/contracts/define-call.ts";
import type { loginCall } from "#lib/contracts/identity/login.ts";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { tryPassword } from "#lib/modules/identity/login-attempts.ts";
import { roleOf } from "#lib/modules/identity/member-role.ts";
import { noteLogin } from "#lib/modules/identity/note-login.ts";
import { openSession } from "#lib/modules/identity/open-session.ts";
import { endSession } from "#lib/modules/identity/sessions.ts";
import { findPlayerByAccount, findPlayerById, type Player } from "#lib/modules/identity/store.ts";
import type { Context } from "#lib/platform/context.ts";
import { isPassword } from "#lib/platform/passwords.ts";

/**
 * Logs a member in (AUTH-08). Error and timing are the same whether or not the account exists; only a correct password
 * gets a specific error (AUTH-16).
 */
export async function logIn(context: Context, input: InputOf<typeof loginCall>): Promise<OutputOf<typeof loginCall>> {
  const account = input.username.toLowerCase();
  const player = await findPlayerByAccount(context.db, account);
  const isRight = () => isPassword(player?.passwordHash ?? null, input.password);
  const right = await tryPassword(context, account, isRight);
  if (!player || !right) throw new DomainError("wrong-credentials");
  rejectOtherSide(player, input.agentSide);
  if (player.status === "disabled") throw new DomainError("player-disabled");
  const { id, answer } = await openSession(context, player);
  await rejectOutdated(context, player, id);
  await noteLogin(context, player.id);
  return answer;
}

function rejectOtherSide({ memberType }: Player, agentSide: boolean): void {
  const role = roleOf(memberType);
  if (agentSide && role !== "agent") throw new DomainError("non-agent-refused");
  if (!agentSide && role !== "player") throw new DomainError("non-member-refused");
}

/**
 * Ends this session when the password changed, or the player was disabled, during the login: that ended only the
 * sessions it knew.
 */
async function rejectOutdated(context: Context, known: Player, sessionId: string): Promise<void> {
  const now = await findPlayerById(context.db, known.id);
  if (now?.passwordHash === known.passwordHash && now.status !== "disabled") return;
  const reason = now?.status === "disabled" ? "player-disabled" : "password-changed";
  await endSession(context, { id: sessionId, playerId: known.id }, reason);
  await context.request?.setSession(null);
  throw new DomainError("wrong-credentials");
}
