import "server-only";
import { agentTypes } from "#lib/modules/identity/member-role.ts";
import { findPlayersOf, type Player } from "#lib/modules/identity/store.ts";
import type { Context } from "#lib/platform/context.ts";

export type ListedAgent = Pick<
  Player,
  "account" | "nickname" | "memberType" | "status" | "createdAt" | "mustChangePassword"
>;

/** AGENT-07, for operators: the newest first. */
export async function listAgents({ db }: Pick<Context, "db">): Promise<ListedAgent[]> {
  const agents = await findPlayersOf(db, agentTypes);
  return agents.map(({ account, nickname, memberType, status, createdAt, mustChangePassword }) => {
    return { account, nickname, memberType, status, createdAt, mustChangePassword };
  });
}
