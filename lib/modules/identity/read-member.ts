import "server-only";
import type { LoginAnswer, Member } from "#lib/contracts/identity/member.ts";
import { currentPlayer } from "#lib/modules/identity/current-player.ts";
import { memberOf } from "#lib/modules/identity/member-role.ts";
import { loginAnswerOf } from "#lib/modules/identity/open-session.ts";
import type { Context } from "#lib/platform/context.ts";

export async function readMember(context: Context): Promise<Member> {
  return memberOf(await currentPlayer(context));
}

export async function readLoginInfo(context: Context): Promise<LoginAnswer> {
  return loginAnswerOf(context, await currentPlayer(context));
}
