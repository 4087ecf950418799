import "server-only";
import { type LoginAnswer, sessionWord } from "#lib/contracts/identity/member.ts";
import { memberOf, roleOf } from "#lib/modules/identity/member-role.ts";
import { endSession, startSession } from "#lib/modules/identity/sessions.ts";
import { identitySettings } from "#lib/modules/identity/settings.ts";
import type { Player } from "#lib/modules/identity/store.ts";
import { readSettings } from "#lib/modules/system/index.ts";
import type { Context } from "#lib/platform/context.ts";

const passwordLifeMs = 90 * 86_400_000;

/**
 * Replaces this browser's session with one under a new id, which prevents session fixation. It belongs to the
 * generation of the `player` that was read, so a password change after that reading ends it.
 */
export async function openSession(context: Context, player: Player): Promise<{ id: string; answer: LoginAnswer }> {
  const { actor, request } = context;
  const answer = await loginAnswerOf(context, player);
  if ("sessionId" in actor) {
    const reason = actor.playerId === player.id ? "renewed" : "logged-out";
    await endSession(context, { id: actor.sessionId, playerId: actor.playerId }, reason);
  }
  const id = await startSession(context, {
    playerId: player.id,
    account: player.account,
    role: roleOf(player.memberType),
    mustChangePassword: answer.mustChangePassword || answer.passwordExpired,
    ip: request?.ip ?? "",
    userAgent: request?.userAgent ?? "",
    generation: player.sessionGeneration,
  });
  await request?.setSession(id);
  return { id, answer };
}

/** Returns the value of a login. A password expires after 90 days where the site sets PWDEXPFORCECHANGE3. */
export async function loginAnswerOf(context: Context, player: Player): Promise<LoginAnswer> {
  const { flags } = await readSettings(context, identitySettings);
  const ageMs = context.clock.now().getTime() - player.passwordChangedAt.getTime();
  return {
    ...memberOf(player),
    token: sessionWord,
    firstTimeLogin: player.firstLoginAt === null,
    passwordExpired: flags.PWDEXPFORCECHANGE3 && ageMs > passwordLifeMs,
    mustChangePassword: player.mustChangePassword,
  };
}
