import "server-only";
import type { InputOf, OutputOf } from "#lib/contracts/define-call.ts";
import { lobbySizes } from "#lib/contracts/games/lobby-sizes.ts";
import type { searchGamesCall } from "#lib/contracts/games/search-games.ts";
import { tileOf } from "#lib/modules/games/catalogue/game-view.ts";
import { readLobbyCategories } from "#lib/modules/games/catalogue/lobby-categories.ts";
import { presentationContext } from "#lib/modules/games/catalogue/presentation-context.ts";
import { readHotGames } from "#lib/modules/games/catalogue/read-hot-games.ts";
import { findSimilarWords, searchCatalogue, searchForgiving } from "#lib/modules/games/catalogue/search-store.ts";
import { exactPatterns, forgivingPatterns, searchWords } from "#lib/modules/games/catalogue/search-text.ts";
import { vendorFinder } from "#lib/modules/games/catalogue/vendor-finder.ts";
import type { Context } from "#lib/platform/context.ts";

/**
 * Searches games and vendors (LOBBY-16). What matches as typed comes first, then what is one edit per word away. What
 * only begins like the typed words is found when nothing else is. Only spaces and punctuation find nothing; hot games
 * are suggested then.
 */
export async function searchGames(
  context: Context,
  input: InputOf<typeof searchGamesCall>,
): Promise<OutputOf<typeof searchGamesCall>> {
  const { db } = context;
  const { limit } = input;
  const view = await presentationContext(context, input);
  const words = searchWords(input.keyword);
  if (words.length === 0) return nothing(context, input);
  const exact = exactPatterns(words);
  const [games, similar, categories] = await Promise.all([
    searchCatalogue(db, { exact, phrase: words.join(" "), limit }),
    findSimilarWords(db, words),
    readLobbyCategories(db, view.moves),
  ]);
  const vendorsWith = vendorFinder(
    categories.flatMap(({ cards }) => cards),
    words,
  );
  const vendors = vendorsWith("typed");
  for (const likeness of ["word", "beginning"] as const) {
    if (likeness === "beginning" && games.length + vendors.length > 0) break;
    const forgiving = forgivingPatterns(words, similar, likeness);
    const room = limit - games.length;
    if (forgiving && room > 0) games.push(...(await searchForgiving(db, { exact, forgiving, limit: room })));
    vendors.push(...vendorsWith(likeness));
  }
  if (games.length + vendors.length === 0) return nothing(context, input);
  return { games: games.map((row) => tileOf(row, view)), vendors: vendors.slice(0, limit), suggestions: [] };
}

async function nothing(
  context: Context,
  { language }: InputOf<typeof searchGamesCall>,
): Promise<OutputOf<typeof searchGamesCall>> {
  const { games } = await readHotGames(context, { language, pageSize: lobbySizes.games });
  return { games: [], vendors: [], suggestions: games };
}
