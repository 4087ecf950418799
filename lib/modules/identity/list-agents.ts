import "server-only";
import { requireOperatorOrSystem } from "#lib/kernel/require-actor.ts";
import { agentTypes } from "#lib/modules/identity/member-role.ts";
import { findPlayersOf, type Player } from "#lib/modules/identity/store.ts";
import type { Context } from "#lib/platform/context.ts";

export type ListedAgent = Pick<
  Player,
  "account" | "nickname" | "memberType" | "status" | "createdAt" | "mustChangePassword"
>;

/** AGENT-07, the newest first. For operators and the system. */
export async function listAgents(context: Context): Promise<ListedAgent[]> {
  requireOperatorOrSystem(context);
  const agents = await findPlayersOf(context.db, agentTypes);
  return agents.map(({ account, nickname, memberType, status, createdAt, mustChangePassword }) => {
    return { account, nickname, memberType, status, createdAt, mustChangePassword };
  });
}
