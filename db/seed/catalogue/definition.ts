import { type DealtGame, dealCovers } from "#db/seed/catalogue/deal-covers.ts";
import { otherGames } from "#db/seed/catalogue/others.ts";
import { slots } from "#db/seed/catalogue/slots.ts";
import { cardRooms, liveTables } from "#db/seed/catalogue/tables.ts";
import { seedVendors, vendorsOn } from "#db/seed/catalogue/vendors.ts";
import type { GameCategory } from "#lib/contracts/games/categories.ts";
import type { CatalogueDefinition, GameDefinition, VendorDefinition } from "#lib/modules/games/index.ts";

export const catalogueSizes = { small: 1_000, usual: 1_600, large: 10_000 } as const;

/** Returns the whole catalogue, the same at every run except for release days, which count back from `today`. */
export function catalogueOf(size: number, today: Date): CatalogueDefinition {
  const games: DealtGame[] = [...liveTables(today), ...cardRooms(today), ...otherGames(today)];
  const taken = new Set(games.map(({ code }) => code));
  for (const game of slots(today)) {
    if (games.length >= size) break;
    if (!taken.has(game.code)) games.push(game);
  }
  return { vendors: seedVendors.map((vendor) => vendorOf(vendor, games)), games: dealCovers(games) };
}

function vendorOf({ code, name, on, large = false }: (typeof seedVendors)[number], games: GameDefinition[]) {
  const categories = on.map((category) => {
    const lobby = lobbyOf(code, category, games);
    const position = vendorsOn(category).findIndex((vendor) => vendor.code === code);
    return { category, position, ...(lobby !== undefined && { lobby }) };
  });
  return { code, name, large, categories } satisfies VendorDefinition;
}

/** Categories in which the first vendor opens a game directly; the other vendors open the list of their games. */
const launched: readonly GameCategory[] = ["sports", "lottery", "e-lottery", "live-casino", "fishing", "poker"];

function lobbyOf(vendorCode: string, category: GameCategory, games: GameDefinition[]): string | undefined {
  if (!launched.includes(category)) return undefined;
  return games.find((game) => game.vendorCode === vendorCode && game.category === category)?.code;
}
