import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { callPortal } from "#lib/client/call-portal.ts";
import { gameListQuery } from "#lib/client/games/game-list.ts";
import { homeSectionsQuery } from "#lib/client/games/home-sections.ts";
import { adoptMember, leaveMember } from "#lib/client/member-state.ts";
import { PortalError } from "#lib/client/portal-error.ts";
import { queryClient } from "#lib/client/query-client.ts";

vi.mock("#lib/client/call-portal.ts", () => ({ callPortal: vi.fn() }));

const portal = vi.mocked(callPortal);
const section = (category: string) => ({ sections: [{ category }] });
const luz = { id: "018f3e2a-0000-7000-8000-000000000000", account: "luzreyes", isAgent: false, isTrial: false };

beforeEach(() => {
  portal.mockReset();
  vi.useFakeTimers();
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("sessionStorage", { getItem: () => null, clear: () => {} });
});
afterEach(() => {
  queryClient().clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("LOBBY-13 the query cache", () => {
  test("LOBBY-13 a response is cached per language, and several parts of a page share one request", async () => {
    portal.mockResolvedValueOnce(section("RNG")).mockResolvedValueOnce(section("LIVE"));
    const ask = (locale: "en" | "fil") => queryClient().fetchQuery(homeSectionsQuery(locale));
    expect(await Promise.all([ask("en"), ask("en")])).toEqual([section("RNG").sections, section("RNG").sections]);
    expect(await ask("fil")).toEqual(section("LIVE").sections);
    expect(await ask("fil")).toEqual(section("LIVE").sections);
    expect(portal).toHaveBeenCalledTimes(2);
  });

  test("LOBBY-13 a failed request is sent again on the next use", async () => {
    portal.mockRejectedValueOnce(new PortalError("network", "")).mockResolvedValue(section("RNG"));
    await expect(queryClient().fetchQuery(homeSectionsQuery("en"))).rejects.toMatchObject({ code: "network" });
    expect(portal).toHaveBeenCalledTimes(1);
    expect(await queryClient().fetchQuery(homeSectionsQuery("en"))).toEqual(section("RNG").sections);
  });

  test("LOBBY-13 a cached response is fetched again after five minutes", async () => {
    const answers = ["RNG", "LIVE"].map(section);
    for (const answer of answers) portal.mockResolvedValueOnce(answer);
    const ask = () => queryClient().fetchQuery(homeSectionsQuery("en"));
    expect(await ask()).toEqual(answers[0]?.sections);
    vi.advanceTimersByTime(4 * 60_000);
    expect(await ask()).toEqual(answers[0]?.sections);
    vi.advanceTimersByTime(60_000);
    expect(await Promise.all([ask(), ask()])).toEqual([answers[1]?.sections, answers[1]?.sections]);
    vi.advanceTimersByTime(4 * 60_000);
    expect(await ask()).toEqual(answers[1]?.sections);
  });
});

test.each([
  ["service-unavailable", 3],
  ["network", 1],
  ["too-many-requests", 1],
  ["not-logged-in", 1],
])("SITE-13 a query that fails with %s is sent %i times before its error shows", async (code, times) => {
  portal.mockRejectedValue(new PortalError(code, ""));
  // `fetchQuery` does not retry by default.
  const { retry, retryDelay } = queryClient().getDefaultOptions().queries ?? {};
  const asked = queryClient().fetchQuery({ ...homeSectionsQuery("en"), retry, retryDelay });
  const failed = expect(asked).rejects.toMatchObject({ code });
  await vi.advanceTimersByTimeAsync(10_000);
  await failed;
  expect(portal).toHaveBeenCalledTimes(times);
});

describe("AUTH-12 the previous player's cached responses", () => {
  const stays = () => true;
  const favorites = (entry: string) =>
    gameListQuery({ source: { list: "favorites", wire: {} }, entry, first: { games: [], next: null }, stays });
  const known = () =>
    [favorites("here"), homeSectionsQuery("en")].map(({ queryKey }) => queryClient().getQueryData(queryKey));
  const tell = async () => {
    portal.mockResolvedValue(section("RNG"));
    queryClient().setQueryData(favorites("here").queryKey, { pages: [], pageParams: [] });
    await queryClient().fetchQuery(homeSectionsQuery("en"));
  };

  test("AUTH-12 a logout or another player's page removes them and keeps the site's", async () => {
    adoptMember(luz);
    await tell();
    adoptMember({ ...luz });
    expect(known()).toEqual([{ pages: [], pageParams: [] }, section("RNG").sections]);
    adoptMember({ ...luz, id: "018f3e2a-0000-7000-8000-000000000002", account: "marisol" });
    expect(known()).toEqual([undefined, section("RNG").sections]);
    await tell();
    leaveMember();
    expect(known()).toEqual([undefined, section("RNG").sections]);
  });

  test("AUTH-12 pending responses are dropped", async () => {
    adoptMember(luz);
    const late = Promise.withResolvers<string>();
    const asked = queryClient().fetchQuery({ queryKey: ["player", "purse"], queryFn: () => late.promise });
    const dropped = expect(asked).rejects.toThrow();
    adoptMember({ ...luz, id: "018f3e2a-0000-7000-8000-000000000002", account: "marisol" });
    late.resolve("250.00");
    await dropped;
    expect(queryClient().getQueryData(["player", "purse"])).toBeUndefined();
  });
});

test("SEC-01 two renderings on the server share no responses", () => {
  vi.unstubAllGlobals();
  expect(queryClient()).not.toBe(queryClient());
});
