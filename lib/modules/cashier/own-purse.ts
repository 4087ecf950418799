import { requireMember } from "#lib/kernel/require-actor.ts";
import type { AccountKey } from "#lib/modules/ledger/index.ts";
import { readSettings, siteSettings } from "#lib/modules/system/index.ts";
import type { Context } from "#lib/platform/context.ts";
import { lockUntilCommit } from "#lib/platform/lock-until-commit.ts";

/** Returns the purse of the acting player, in the site's currency. */
export async function ownPurse(context: Context): Promise<AccountKey> {
  const { playerId } = requireMember(context);
  const { currency } = await readSettings(context, siteSettings);
  return { playerId, currency };
}

/**
 * Locks the player's acts at the cashier until the transaction ends, so that a repeated request sees the first one's
 * row.
 */
export function lockCashierAccount({ db }: Context, playerId: string): Promise<void> {
  return lockUntilCommit(db, `cashier ${playerId}`);
}
