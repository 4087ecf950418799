import { MutationObserver } from "@tanstack/react-query";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { favoriteIdsAtom } from "#lib/client/favorite-ids.ts";
import { favoriteMutation, toggledFavorite } from "#lib/client/games/favorite-mutation.ts";
import { adoptMember } from "#lib/client/member-state.ts";
import { queryClient } from "#lib/client/query-client.ts";
import { store } from "#lib/client/store.ts";
import { addFavoriteCall, removeFavoriteCall } from "#lib/contracts/games/favorites.ts";

const callPortal = vi.hoisted(() => vi.fn(async (..._: unknown[]) => {}));
vi.mock("#lib/client/call-portal.ts", () => ({ callPortal }));

const has = (gameId: string) => store.get(favoriteIdsAtom)?.has(gameId);
const setUp = (...ids: string[]) => store.set(favoriteIdsAtom, new Set(ids));
/** Toggles a favourite like a press on its heart. */
async function press(gameId: string, atMs = nowMs): Promise<void> {
  const change = toggledFavorite(gameId, atMs);
  if (change) await new MutationObserver(queryClient(), favoriteMutation).mutate(change);
}
/** Advances far between tests, past the minimum interval. */
let nowMs = 0;
const called = (call: typeof addFavoriteCall | typeof removeFavoriteCall, gameId: string) => [
  call,
  { gameId },
  { keepalive: true },
];

beforeEach(() => {
  nowMs += 1_000_000;
  callPortal.mockReset().mockResolvedValue();
});

describe("LOBBY-14 favourites", () => {
  test("LOBBY-14 a heart is on before the server responds, and all its subscribers are notified", async () => {
    setUp();
    const heard = vi.fn();
    const stop = store.sub(favoriteIdsAtom, heard);
    const answer = Promise.withResolvers<void>();
    callPortal.mockReturnValue(answer.promise);
    const sent = press("dice");
    await vi.waitFor(() => expect(callPortal).toHaveBeenCalledOnce());
    expect(has("dice")).toBe(true);
    expect(heard).toHaveBeenCalledOnce();
    answer.resolve();
    await sent;
    stop();
    expect(callPortal.mock.calls).toEqual([called(addFavoriteCall, "dice")]);
    expect(has("dice")).toBe(true);
  });

  test("LOBBY-14 a favourite whose removal the server rejects returns", async () => {
    setUp("dice");
    const rejection = Promise.withResolvers<void>();
    callPortal.mockReturnValue(rejection.promise);
    const sent = press("dice");
    await vi.waitFor(() => expect(callPortal).toHaveBeenCalledOnce());
    expect(has("dice")).toBe(false);
    rejection.reject(new Error("refused"));
    await expect(sent).rejects.toThrow("refused");
    expect(has("dice")).toBe(true);
  });

  test("AUTH-12 a late rejection leaves the hearts of a newly logged-in player unchanged", async () => {
    adoptMember({ id: "018f3e2a-0000-7000-8000-000000000000", account: "luzreyes", isAgent: false, isTrial: false });
    setUp();
    const rejection = Promise.withResolvers<void>();
    callPortal.mockReturnValue(rejection.promise);
    const sent = press("dice");
    await vi.waitFor(() => expect(callPortal).toHaveBeenCalledOnce());
    adoptMember({ id: "018f3e2a-0000-7000-8000-000000000002", account: "marisol", isAgent: false, isTrial: false });
    setUp("dice");
    rejection.reject(new Error("refused"));
    await expect(sent).rejects.toThrow("refused");
    expect(has("dice")).toBe(true);
  });

  test("LOBBY-14 a game toggles at most once a second, independently of other games", async () => {
    setUp();
    await press("dice");
    await press("dice", nowMs + 999);
    await press("mango-riches", nowMs + 999);
    expect(has("dice")).toBe(true);
    expect(callPortal.mock.calls).toEqual([called(addFavoriteCall, "dice"), called(addFavoriteCall, "mango-riches")]);
    await press("dice", nowMs + 1000);
    expect(has("dice")).toBe(false);
    expect(callPortal.mock.calls.at(-1)).toEqual(called(removeFavoriteCall, "dice"));
  });
});
