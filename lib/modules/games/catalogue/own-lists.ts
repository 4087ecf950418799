import "server-only";
import type { InputOf, OutputOf } from "#lib/contracts/define-call.ts";
import type { GameCategory } from "#lib/contracts/games/categories.ts";
import type {
  addFavoriteCall,
  listFavoriteIdsCall,
  listFavoritesCall,
  removeFavoriteCall,
} from "#lib/contracts/games/favorites.ts";
import type { listRecentGamesCall } from "#lib/contracts/games/list-recent-games.ts";
import { lobbySizes } from "#lib/contracts/games/lobby-sizes.ts";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { requireMember } from "#lib/kernel/require-actor.ts";
import { catalogueParts } from "#lib/modules/games/catalogue/category-rules.ts";
import { tileOf, type View } from "#lib/modules/games/catalogue/game-view.ts";
import {
  deleteFavorite,
  insertFavorite,
  listFavoriteCodes,
  lockFavorites,
  pageOwnGames,
} from "#lib/modules/games/catalogue/player-lists-store.ts";
import { presentationContext } from "#lib/modules/games/catalogue/presentation-context.ts";
import { findOfferedGame } from "#lib/modules/games/catalogue/store.ts";
import type { Context } from "#lib/platform/context.ts";
import { transact } from "#lib/platform/transact.ts";

/**
 * Returns the acting player's favourites (LOBBY-14).
 * @throws not-logged-in: also from the other functions of this file
 */
export async function listFavorites(
  context: Context,
  input: InputOf<typeof listFavoritesCall>,
): Promise<OutputOf<typeof listFavoritesCall>> {
  const { pageNo, pageSize, category } = input;
  const view = await presentationContext(context, input);
  const page = pageOf(context, view, { pageNo, pageSize, category });
  const { rows, total } = await pageOwnGames(context.db, "favorites", page);
  return {
    content: rows.map((row) => tileOf(row, view)),
    pageNum: pageNo,
    totalPages: Math.ceil(total / pageSize),
  };
}

export async function listFavoriteIds(context: Context): Promise<OutputOf<typeof listFavoriteIdsCall>> {
  return { ids: await listFavoriteCodes(context.db, requireMember(context).playerId) };
}

/**
 * Adds a favourite.
 * @throws not-found
 * @throws favorite-limit
 */
export async function addFavorite(
  context: Context,
  { gameId }: InputOf<typeof addFavoriteCall>,
): Promise<OutputOf<typeof addFavoriteCall>> {
  const { playerId } = requireMember(context);
  if (!(await findOfferedGame(context.db, gameId))) throw new DomainError("not-found");
  return transact(context, async ({ db, clock }) => {
    await lockFavorites(db, playerId);
    const kept = await listFavoriteCodes(db, playerId);
    if (kept.includes(gameId)) return { done: true };
    if (kept.length >= lobbySizes.favorites) throw new DomainError("favorite-limit", { max: lobbySizes.favorites });
    await insertFavorite(db, playerId, gameId, clock.now());
    return { done: true };
  });
}

export async function removeFavorite(
  context: Context,
  { gameId }: InputOf<typeof removeFavoriteCall>,
): Promise<OutputOf<typeof removeFavoriteCall>> {
  await deleteFavorite(context.db, requireMember(context).playerId, gameId);
  return { done: true };
}

/** Returns the acting player's launched games (LOBBY-15). */
export async function listRecentGames(
  context: Context,
  input: InputOf<typeof listRecentGamesCall>,
): Promise<OutputOf<typeof listRecentGamesCall>> {
  const { page: pageNo, pageSize, category } = input;
  const view = await presentationContext(context, input);
  const { rows, total } = await pageOwnGames(
    context.db,
    "recent",
    pageOf(context, view, { pageNo, pageSize, category }),
  );
  return {
    list: rows.map((row) => ({ vo: { ...tileOf(row, view), launchedAt: row.at } })),
    pageNum: pageNo,
    totalPages: Math.ceil(total / pageSize),
  };
}

interface Wanted {
  pageNo: number;
  pageSize: number;
  category: GameCategory | undefined;
}

function pageOf(context: Context, { moves }: View, { pageNo, pageSize, category }: Wanted) {
  return {
    playerId: requireMember(context).playerId,
    stock: category && catalogueParts(category, moves),
    offset: (pageNo - 1) * pageSize,
    limit: pageSize,
  };
}
