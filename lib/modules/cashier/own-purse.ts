import { requireMember } from "#lib/kernel/require-actor.ts";
import type { AccountKey } from "#lib/modules/ledger/index.ts";
import { readSiteConfiguration } from "#lib/modules/system/index.ts";
import type { Context } from "#lib/platform/context.ts";

/** The purse of the acting player, in the site's currency. */
export async function ownPurse(context: Context): Promise<AccountKey> {
  const { playerId } = requireMember(context);
  const { currency } = await readSiteConfiguration(context);
  return { playerId, currency };
}
