import "server-only";
import type { LoginAnswer, Member } from "#lib/contracts/identity/member.ts";
import { currentPlayer } from "#lib/modules/identity/current-player.ts";
import { memberOf } from "#lib/modules/identity/member-role.ts";
import { loginAnswerOf } from "#lib/modules/identity/open-session.ts";
import { findPlayerById } from "#lib/modules/identity/store.ts";
import type { Context } from "#lib/platform/context.ts";

export async function readMember(context: Context): Promise<Member> {
  return memberOf(await currentPlayer(context));
}

/** What whoever acts is called: by nickname, or by account where there is none. */
export async function readDisplayName({ actor, db }: Context): Promise<string> {
  if (!("playerId" in actor)) return "";
  return (await findPlayerById(db, actor.playerId))?.nickname || actor.account;
}

export async function readLoginInfo(context: Context): Promise<LoginAnswer> {
  return loginAnswerOf(context, await currentPlayer(context));
}
