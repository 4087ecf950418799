import "server-only";
import { vendorListPath } from "#lib/contracts/games/list-paths.ts";
import { readOutline } from "#lib/modules/games/catalogue/outline.ts";
import { siteMoves } from "#lib/modules/games/catalogue/view-of.ts";
import type { Context } from "#lib/platform/context.ts";

/**
 * Where a vendor's games are found: on the first shelf of the lobby that has some, as an address without a language.
 * Null for a vendor that has none on offer, or is not known.
 */
export async function readVendorPath({ db }: Pick<Context, "db">, vendorCode: string): Promise<string | null> {
  const shelves = await readOutline(db, await siteMoves({ db }), { vendorCode });
  const card = shelves.flatMap(({ cards }) => cards).find(({ games }) => games > 0);
  return card ? vendorListPath(card.gameType, card.vassalage) : null;
}
