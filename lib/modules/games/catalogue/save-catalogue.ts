import "server-only";
import { requireOperatorOrSystem } from "#lib/kernel/require-actor.ts";
import type { CatalogueDefinition } from "#lib/modules/games/catalogue/definition.ts";
import { forgetGameCounts } from "#lib/modules/games/catalogue/game-counts.ts";
import { forgetLobbyCategories } from "#lib/modules/games/catalogue/lobby-categories.ts";
import { forgetGameArt } from "#lib/modules/games/catalogue/read-game-art.ts";
import { saveSpellings } from "#lib/modules/games/catalogue/search-store.ts";
import { searchTextOf } from "#lib/modules/games/catalogue/search-text.ts";
import { saveGameRows, saveVendorRows, updatePlayable } from "#lib/modules/games/catalogue/write-catalogue.ts";
import type { VendorAdapters } from "#lib/modules/games/launch/vendor-adapter.ts";
import type { Context } from "#lib/platform/context.ts";
import { transact } from "#lib/platform/transact.ts";

/**
 * Saves vendors and games. Descriptive columns of a game follow the definition. Columns that a site controls (enabled,
 * maintenance, hot, order, limits, release day) are set once. A vendor is integrated when it has an adapter, whose own
 * games are saved as well. Spellings of all words are saved for the search. For the system and operators.
 * @throws not-allowed: for other actors
 */
export async function saveCatalogue(
  context: Context,
  adapters: VendorAdapters,
  { vendors, games }: CatalogueDefinition,
): Promise<void> {
  requireOperatorOrSystem(context);
  const served = await Promise.all([...adapters.values()].map((adapter) => adapter.games()));
  await transact(context, async ({ db }) => {
    await saveVendorRows(db, vendors, [...adapters.keys()]);
    const names = new Map(vendors.map(({ code, name }) => [code, name]));
    const rows = [...served.flat(), ...games].map((game) => ({
      ...game,
      artClass: game.artClass ?? game.gameClass,
      searchText: searchTextOf([
        game.name,
        ...Object.values(game.names ?? {}),
        names.get(game.vendorCode) ?? "",
        game.vendorCode,
      ]),
      features: [...(game.features ?? [])],
    }));
    await saveGameRows(db, rows);
    await updatePlayable(db);
    await saveSpellings(
      db,
      rows.map(({ searchText }) => searchText),
    );
    await updatePlayable(db);
  });
  forgetLobbyCategories(context.db);
  forgetGameArt(context.db);
  forgetGameCounts(context.db);
}
