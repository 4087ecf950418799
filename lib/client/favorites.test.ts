import { beforeEach, describe, expect, test, vi } from "vitest";
import { favoriteIdsAtom, toggleFavorite } from "#lib/client/favorites.ts";
import { store } from "#lib/client/store.ts";

const changeFavorite = vi.hoisted(() => vi.fn(async (_nodeId: string, _present: boolean) => {}));
vi.mock("#lib/client/favorite-calls.ts", () => ({ changeFavorite }));

const has = (nodeId: string) => store.get(favoriteIdsAtom)?.has(nodeId);
/** Each test is much later than the one before. */
let nowMs = 0;
const setUp = (...ids: string[]) => store.set(favoriteIdsAtom, new Set(ids));

beforeEach(() => {
  nowMs += 1_000_000;
  changeFavorite.mockReset().mockResolvedValue();
});

describe("LOBBY-14 favourites", () => {
  test("LOBBY-14 a heart is on before the server has answered, and everyone who shows it hears", async () => {
    setUp();
    const heard = vi.fn();
    const stop = store.sub(favoriteIdsAtom, heard);
    const sent = toggleFavorite("dice", nowMs);
    expect(has("dice")).toBe(true);
    expect(heard).toHaveBeenCalledOnce();
    await sent;
    stop();
    expect(changeFavorite).toHaveBeenCalledExactlyOnceWith("dice", true);
    expect(has("dice")).toBe(true);
  });

  test("LOBBY-14 a favourite that the server will not remove comes back", async () => {
    setUp("dice");
    const refusal = Promise.withResolvers<void>();
    changeFavorite.mockReturnValue(refusal.promise);
    const sent = toggleFavorite("dice", nowMs);
    expect(has("dice")).toBe(false);
    refusal.reject(new Error("refused"));
    await expect(sent).rejects.toThrow("refused");
    expect(has("dice")).toBe(true);
  });

  test("LOBBY-14 one game toggles at most once a second, another is free to", async () => {
    setUp();
    await toggleFavorite("dice", nowMs);
    await toggleFavorite("dice", nowMs + 999);
    await toggleFavorite("mango-riches", nowMs + 999);
    expect(has("dice")).toBe(true);
    expect(changeFavorite.mock.calls).toEqual([
      ["dice", true],
      ["mango-riches", true],
    ]);
    await toggleFavorite("dice", nowMs + 1000);
    expect(has("dice")).toBe(false);
  });
});
