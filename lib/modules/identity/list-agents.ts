import "server-only";
import type { Slice, SliceInput } from "#lib/kernel/list-slice.ts";
import { requireOperatorOrSystem } from "#lib/kernel/require-actor.ts";
import { agentTypes } from "#lib/modules/identity/member-role.ts";
import { findPlayersOf, type Player } from "#lib/modules/identity/store.ts";
import type { Context } from "#lib/platform/context.ts";
import { mapSlice } from "#lib/platform/list-reader.ts";

export type ListedAgent = Pick<
  Player,
  "account" | "nickname" | "memberType" | "status" | "createdAt" | "mustChangePassword"
>;

/**
 * Returns a page of agents, newest first (AGENT-07). For operators.
 * @throws not-allowed: for other actors
 * @throws invalid-input: bad cursor
 */
export async function listAgents(context: Context, page: SliceInput): Promise<Slice<ListedAgent>> {
  requireOperatorOrSystem(context);
  return mapSlice(
    findPlayersOf(context.db, agentTypes, page),
    ({ account, nickname, memberType, status, createdAt, mustChangePassword }) => {
      return { account, nickname, memberType, status, createdAt, mustChangePassword };
    },
  );
}
