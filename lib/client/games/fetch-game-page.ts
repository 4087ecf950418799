import * as z from "zod/mini";
import { callPortal } from "#lib/client/call-portal.ts";
import { listFavoritesCall } from "#lib/contracts/games/favorites.ts";
import type { GameTile } from "#lib/contracts/games/game-view.ts";
import { listGamesCall } from "#lib/contracts/games/list-games.ts";
import { listRecentGamesCall } from "#lib/contracts/games/list-recent-games.ts";

/** A source of games, with its filters in wire form. */
export interface GameSource {
  list: "games" | "favorites" | "recent";
  wire: Readonly<Record<string, string>>;
}

export interface GamePage {
  games: GameTile[];
  /** Cursor or number of the next page; null on the last page. */
  next: string | null;
}

/**
 * Fetches the page of games at `next`.
 * @throws PortalError: when the call fails
 */
export async function fetchGamePage({ list, wire }: GameSource, next: string): Promise<GamePage> {
  if (list === "games") return callPortal(listGamesCall, z.decode(listGamesCall.input, { ...wire, cursor: next }));
  if (list === "favorites") {
    const answer = await callPortal(listFavoritesCall, z.decode(listFavoritesCall.input, { ...wire, pageNo: next }));
    return { games: answer.content, next: nextPage(answer) };
  }
  const answer = await callPortal(listRecentGamesCall, z.decode(listRecentGamesCall.input, { ...wire, page: next }));
  return { games: answer.list.map(({ vo }) => vo), next: nextPage(answer) };
}

/**
 * Fetches the number of games that the filters leave.
 * @throws PortalError: when the call fails
 */
export async function fetchGameCount(wire: GameSource["wire"]): Promise<number> {
  const { total } = await callPortal(listGamesCall, z.decode(listGamesCall.input, { ...wire, pageSize: "1" }));
  return total;
}

function nextPage({ pageNum, totalPages }: { pageNum: number; totalPages: number }): string | null {
  return pageNum < totalPages ? String(pageNum + 1) : null;
}
