import "server-only";
import type { Member } from "#lib/contracts/identity/member.ts";
import { memberOf } from "#lib/modules/identity/member-role.ts";
import { findPlayerByAccount } from "#lib/modules/identity/store.ts";
import type { Context } from "#lib/platform/context.ts";

/** Returns the member with this login name (lower case), or null. For the operator's own acts. */
export async function findAccount({ db }: Context, account: string): Promise<Member | null> {
  const player = await findPlayerByAccount(db, account);
  return player && memberOf(player);
}
