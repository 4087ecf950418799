import "server-only";
import type { MemberType } from "#lib/contracts/identity/member.ts";
import type { Slice, SliceInput } from "#lib/kernel/list-slice.ts";
import { requireOperatorOrSystem } from "#lib/kernel/require-actor.ts";
import { findPlayersOf, type Player } from "#lib/modules/identity/store.ts";
import type { Context } from "#lib/platform/context.ts";
import { mapSlice } from "#lib/platform/list-reader.ts";

export type ListedAccount = Pick<
  Player,
  "account" | "nickname" | "memberType" | "status" | "createdAt" | "mustChangePassword"
>;

/**
 * Returns a page of the accounts of the given types, newest first. For operators.
 * @throws not-allowed: for other actors
 * @throws invalid-input: bad cursor
 */
export async function listAccounts(
  context: Context,
  types: readonly MemberType[],
  page: SliceInput,
): Promise<Slice<ListedAccount>> {
  requireOperatorOrSystem(context);
  return mapSlice(
    findPlayersOf(context.db, types, page),
    ({ account, nickname, memberType, status, createdAt, mustChangePassword }) => {
      return { account, nickname, memberType, status, createdAt, mustChangePassword };
    },
  );
}
