import "server-only";
import type { InputOf, OutputOf } from "#lib/contracts/define-call.ts";
import type { VendorCard } from "#lib/contracts/games/game-view.ts";
import { lobbySizes } from "#lib/contracts/games/lobby-sizes.ts";
import type { searchGamesCall } from "#lib/contracts/games/search-games.ts";
import { tileOf } from "#lib/modules/games/catalogue/game-view.ts";
import { readLobbyCategories } from "#lib/modules/games/catalogue/lobby-categories.ts";
import { presentationContext } from "#lib/modules/games/catalogue/presentation-context.ts";
import { readHotGames } from "#lib/modules/games/catalogue/read-hot-games.ts";
import { likePattern, normalise, searchWords } from "#lib/modules/games/catalogue/search-text.ts";
import { searchCatalogue } from "#lib/modules/games/catalogue/store.ts";
import type { Context } from "#lib/platform/context.ts";

/** Searches games (LOBBY-16). Only spaces and punctuation find nothing; hot games are suggested then. */
export async function searchGames(
  context: Context,
  input: InputOf<typeof searchGamesCall>,
): Promise<OutputOf<typeof searchGamesCall>> {
  const view = await presentationContext(context, input);
  const words = searchWords(input.keyword);
  if (words.length === 0) return nothing(context, input);
  const [rows, categories] = await Promise.all([
    searchCatalogue(context.db, { patterns: words.map(likePattern), phrase: words.join(" "), limit: input.limit }),
    readLobbyCategories(context.db, view.moves),
  ]);
  const cards = categories.flatMap((entry) => entry.cards);
  const vendors = cards.filter((card) => found(card, words)).slice(0, input.limit);
  if (rows.length === 0 && vendors.length === 0) return nothing(context, input);
  return { games: rows.map((row) => tileOf(row, view)), vendors, suggestions: [] };
}

async function nothing(
  context: Context,
  { language }: InputOf<typeof searchGamesCall>,
): Promise<OutputOf<typeof searchGamesCall>> {
  const { games } = await readHotGames(context, { language, pageSize: lobbySizes.games });
  return { games: [], vendors: [], suggestions: games };
}

/** True when every search word starts a word of the vendor's name or code. */
function found({ displayName, vendorCode }: VendorCard, words: readonly string[]): boolean {
  const text = ` ${normalise(displayName)} ${normalise(vendorCode)}`;
  return words.every((word) => text.includes(` ${word}`));
}
