import { InfiniteQueryObserver } from "@tanstack/react-query";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { furtherPages, gameListQuery, uniqueGames } from "#lib/client/games/game-list.ts";
import { queryClient } from "#lib/client/query-client.ts";
import type { GameTile } from "#lib/contracts/games/game-view.ts";

const fetchGamePage = vi.hoisted(() => vi.fn());
vi.mock("#lib/client/games/fetch-game-page.ts", () => ({ fetchGamePage }));

const tiles = (...gameIds: string[]) => gameIds.map((gameId) => ({ gameId }) as GameTile);
const names = (games: readonly GameTile[]) => games.map(({ gameId }) => gameId);

/** Returns a favourites list with pages of two; `gone` holds the removed games. */
function open(gone: ReadonlySet<string>) {
  const query = gameListQuery({
    source: { list: "favorites", wire: { pageSize: "2" } },
    entry: "here",
    first: { games: tiles("a", "b"), next: "2" },
    stays: ({ gameId }) => !gone.has(gameId),
  });
  return new InfiniteQueryObserver(queryClient(), query);
}

beforeEach(() => fetchGamePage.mockReset());

describe("LOBBY-08 an infinite list", () => {
  test("LOBBY-08 each page is fetched with the cursor of the page before, up to the last", async () => {
    fetchGamePage.mockResolvedValueOnce({ games: tiles("c", "d"), next: "3" });
    fetchGamePage.mockResolvedValueOnce({ games: tiles("d", "e"), next: null });
    const list = open(new Set());
    await list.fetchNextPage();
    const { data, hasNextPage } = await list.fetchNextPage();
    expect(fetchGamePage.mock.calls.map(([, next]) => next)).toEqual(["2", "3"]);
    expect(hasNextPage).toBe(false);
    expect(data && names(uniqueGames(data.pages)), "one that moved meanwhile stands once").toEqual([
      "a",
      "b",
      "c",
      "d",
      "e",
    ]);
    expect(data && furtherPages(data)).toBe(2);
  });

  test("LOBBY-14 a page is fetched again when games before it were removed, and counts once", async () => {
    fetchGamePage.mockResolvedValueOnce({ games: tiles("b", "c"), next: "2" });
    fetchGamePage.mockResolvedValueOnce({ games: tiles("d"), next: null });
    const list = open(new Set(["a"]));
    await list.fetchNextPage();
    const { data } = await list.fetchNextPage();
    expect(fetchGamePage.mock.calls.map(([, next]) => next)).toEqual(["1", "2"]);
    expect(data && names(uniqueGames(data.pages))).toEqual(["a", "b", "c", "d"]);
    expect(data && furtherPages(data)).toBe(1);
  });

  test("LOBBY-08 a page that fails to load keeps the loaded ones and can be retried", async () => {
    fetchGamePage.mockRejectedValueOnce(new Error("offline"));
    fetchGamePage.mockResolvedValueOnce({ games: tiles("c"), next: null });
    const list = open(new Set());
    const failed = await list.fetchNextPage();
    expect([failed.isError, failed.data && names(uniqueGames(failed.data.pages))]).toEqual([true, ["a", "b"]]);
    const { isError, data } = await list.fetchNextPage();
    expect([isError, data && names(uniqueGames(data.pages))]).toEqual([false, ["a", "b", "c"]]);
  });
});
