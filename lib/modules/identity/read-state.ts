import "server-only";
import type { OutputOf } from "#lib/contracts/define-call.ts";
import type { readStateCall } from "#lib/contracts/identity/read-state.ts";
import { currentPlayer } from "#lib/modules/identity/current-player.ts";
import { readModuleFlags } from "#lib/modules/identity/module-flags.ts";
import { getBalance } from "#lib/modules/ledger/index.ts";
import { encryptServiceTargets, readSettings, siteSettings } from "#lib/modules/system/index.ts";
import type { Context } from "#lib/platform/context.ts";

/** Returns a member's balance and the values that the shell shows around it. */
export async function readState(context: Context): Promise<OutputOf<typeof readStateCall>> {
  const { id: playerId } = await currentPlayer(context);
  const { currency, customerService } = await readSettings(context, siteSettings);
  const { cash, bonus } = await getBalance(context, { playerId, currency });
  return {
    balance: cash + bonus,
    currency,
    currencySymbol: symbolOf(currency),
    hasVip: false,
    vipLabelName: null,
    vipRankLevel: 0,
    availablePromo: { REFERRAL: { enabled: false } },
    availablePromoCount: 0,
    unreadMessage: 0,
    customerService: await encryptServiceTargets(customerService),
    whitelabelVal: await readModuleFlags(context),
  };
}

function symbolOf(currency: string): string {
  const parts = new Intl.NumberFormat("en", { style: "currency", currency, currencyDisplay: "narrowSymbol" });
  return parts.formatToParts(0).find(({ type }) => type === "currency")?.value ?? currency;
}
