import "server-only";
import { vendorListPath } from "#lib/contracts/games/list-paths.ts";
import { readLobbyCategories } from "#lib/modules/games/catalogue/lobby-categories.ts";
import { siteVendorMoves } from "#lib/modules/games/catalogue/presentation-context.ts";
import type { Context } from "#lib/platform/context.ts";

/**
 * Returns the path, without a language, of the first lobby category that has games of the vendor. Returns null when the
 * vendor is unknown or has no game on offer.
 */
export async function readVendorPath({ db }: Pick<Context, "db">, vendorCode: string): Promise<string | null> {
  const categories = await readLobbyCategories(db, await siteVendorMoves({ db }), { vendorCode });
  const card = categories.flatMap(({ cards }) => cards).find(({ games }) => games > 0);
  return card ? vendorListPath(card.category, card.vendorCode) : null;
}
