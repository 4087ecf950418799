import "server-only";
import type { InputOf, OutputOf } from "#lib/contracts/define-call.ts";
import type { GameCategory } from "#lib/contracts/games/categories.ts";
import { firstFetch, hiddenOnHome, lobbySizes } from "#lib/contracts/games/lobby-sizes.ts";
import type { readHomeSectionsCall } from "#lib/contracts/games/read-home-sections.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import { catalogueParts } from "#lib/modules/games/catalogue/category-rules.ts";
import { tileOf, type View } from "#lib/modules/games/catalogue/game-view.ts";
import { readLobbyCategories } from "#lib/modules/games/catalogue/lobby-categories.ts";
import { presentationContext } from "#lib/modules/games/catalogue/presentation-context.ts";
import { readHotGames } from "#lib/modules/games/catalogue/read-hot-games.ts";
import { findGames } from "#lib/modules/games/catalogue/store.ts";
import type { Context } from "#lib/platform/context.ts";

/** Returns hot games and one section per category of the home page, cut to their sizes (LOBBY-01, LOBBY-04). */
export async function readHomeSections(
  context: Context,
  input: InputOf<typeof readHomeSectionsCall>,
): Promise<OutputOf<typeof readHomeSectionsCall>> {
  const view = await presentationContext(context, input);
  const [categories, t, hot] = await Promise.all([
    readLobbyCategories(context.db, view.moves),
    translatorFor(view.language, "common"),
    readHotGames(context, { ...input, pageSize: lobbySizes.games }),
  ]);
  const shown = categories.filter(({ category }) => !hiddenOnHome.includes(category));
  const sections = shown.map(async ({ category, games, cards }) => {
    const first = cards.slice(0, firstFetch[category] ?? 0).map(async ({ vendorCode }) => {
      return { vendorCode, games: await gamesOf(context, view, category, vendorCode) };
    });
    return {
      category,
      title: t(`categories.${category}`),
      vendorCount: cards.length,
      games,
      vendors: cards.slice(0, lobbySizes.homeVendors),
      first: await Promise.all(first),
    };
  });
  return { hot: hot.games, sections: await Promise.all(sections) };
}

async function gamesOf({ db }: Context, view: View, category: GameCategory, vendorCode: string) {
  const query = { stock: catalogueParts(category, view.moves), vendorCodes: [vendorCode] };
  const rows = await findGames(db, query, { sort: "popular", limit: lobbySizes.games });
  return rows.map((row) => tileOf(row, view));
}
