import "server-only";
import type { Slice, SliceInput } from "#lib/kernel/list-slice.ts";
import { agentTypes, type ListedAccount, listAccounts } from "#lib/modules/identity/index.ts";
import type { Context } from "#lib/platform/context.ts";

/**
 * Returns a page of agents, newest first (AGENT-07). For operators.
 * @throws not-allowed: for other actors
 * @throws invalid-input: bad cursor
 */
export function listAgents(context: Context, page: SliceInput): Promise<Slice<ListedAccount>> {
  return listAccounts(context, agentTypes, page);
}
