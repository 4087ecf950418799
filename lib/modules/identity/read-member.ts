import "server-only";
import type { OutputOf } from "#lib/contracts/define-call.ts";
import type { LoginAnswer } from "#lib/contracts/identity/member.ts";
import type { readMemberCall } from "#lib/contracts/identity/read-member.ts";
import { currentPlayer } from "#lib/modules/identity/current-player.ts";
import { memberOf } from "#lib/modules/identity/member-role.ts";
import { loginAnswerOf } from "#lib/modules/identity/open-session.ts";
import { findPlayerById } from "#lib/modules/identity/store.ts";
import type { Context } from "#lib/platform/context.ts";

export async function readMember(context: Context): Promise<OutputOf<typeof readMemberCall>> {
  const player = await currentPlayer(context);
  const { createdAt, passwordChangedAt } = player;
  return { ...memberOf(player), createdAt, passwordChangedAt };
}

/** Returns the actor's display name: the nickname, or the account where there is none. */
export async function readDisplayName({ actor, db }: Context): Promise<string> {
  if (!("playerId" in actor)) return "";
  return (await findPlayerById(db, actor.playerId))?.nickname || actor.account;
}

export async function readLoginInfo(context: Context): Promise<LoginAnswer> {
  return loginAnswerOf(context, await currentPlayer(context));
}
