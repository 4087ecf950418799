import { MutationObserver } from "@tanstack/react-query";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { favoriteIdsAtom } from "#lib/client/favorite-ids.ts";
import { favoriteMutation, toggledFavorite } from "#lib/client/games/favorite-mutation.ts";
import { adoptMember } from "#lib/client/member-state.ts";
import { queryClient } from "#lib/client/query-client.ts";
import { store } from "#lib/client/store.ts";
import { addFavorite, removeFavorite } from "#lib/contracts/games/favorites.ts";

const callPortal = vi.hoisted(() => vi.fn(async (..._: unknown[]) => {}));
vi.mock("#lib/client/call-portal.ts", () => ({ callPortal }));

const has = (nodeId: string) => store.get(favoriteIdsAtom)?.has(nodeId);
const setUp = (...ids: string[]) => store.set(favoriteIdsAtom, new Set(ids));
/** As a heart does when it is pressed. */
async function press(nodeId: string, atMs = nowMs): Promise<void> {
  const change = toggledFavorite(nodeId, atMs);
  if (change) await new MutationObserver(queryClient(), favoriteMutation).mutate(change);
}
/** Each test is much later than the one before. */
let nowMs = 0;
const called = (call: typeof addFavorite | typeof removeFavorite, nodeId: string) => [
  call,
  { nodeId },
  { keepalive: true },
];

beforeEach(() => {
  nowMs += 1_000_000;
  callPortal.mockReset().mockResolvedValue();
});

describe("LOBBY-14 favourites", () => {
  test("LOBBY-14 a heart is on before the server has answered, and everyone who shows it hears", async () => {
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
    expect(callPortal.mock.calls).toEqual([called(addFavorite, "dice")]);
    expect(has("dice")).toBe(true);
  });

  test("LOBBY-14 a favourite that the server will not remove comes back", async () => {
    setUp("dice");
    const refusal = Promise.withResolvers<void>();
    callPortal.mockReturnValue(refusal.promise);
    const sent = press("dice");
    await vi.waitFor(() => expect(callPortal).toHaveBeenCalledOnce());
    expect(has("dice")).toBe(false);
    refusal.reject(new Error("refused"));
    await expect(sent).rejects.toThrow("refused");
    expect(has("dice")).toBe(true);
  });

  test("AUTH-12 a refusal that comes when another player is here leaves the hearts of that player alone", async () => {
    adoptMember({ account: "luzreyes", isAgent: false, isTrial: false });
    setUp();
    const refusal = Promise.withResolvers<void>();
    callPortal.mockReturnValue(refusal.promise);
    const sent = press("dice");
    await vi.waitFor(() => expect(callPortal).toHaveBeenCalledOnce());
    adoptMember({ account: "marisol", isAgent: false, isTrial: false });
    setUp("dice");
    refusal.reject(new Error("refused"));
    await expect(sent).rejects.toThrow("refused");
    expect(has("dice")).toBe(true);
  });

  test("LOBBY-14 one game toggles at most once a second, another is free to", async () => {
    setUp();
    await press("dice");
    await press("dice", nowMs + 999);
    await press("mango-riches", nowMs + 999);
    expect(has("dice")).toBe(true);
    expect(callPortal.mock.calls).toEqual([called(addFavorite, "dice"), called(addFavorite, "mango-riches")]);
    await press("dice", nowMs + 1000);
    expect(has("dice")).toBe(false);
    expect(callPortal.mock.calls.at(-1)).toEqual(called(removeFavorite, "dice"));
  });
});
