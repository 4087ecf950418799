import { expect, it } from "vitest";
import { winnerAddress, winnerQueryOf } from "#lib/contracts/games/winner-lists.ts";

const usual = { view: "wins", period: "week" };
const id = "019a0b1c-0000-7000-8000-00000000abcd";

it("LOBBY-21 the query of the winners' page is parsed from its URL", () => {
  expect(winnerQueryOf({})).toEqual({ query: usual, ignored: false });
  expect(winnerQueryOf({ view: "", gameType: "", utm_source: "x" })).toEqual({ query: usual, ignored: false });
  const asked = { view: "players", period: "day" };
  expect(winnerQueryOf({ ...asked, gameType: "RNG", after: `25_9500_${id}` })).toEqual({
    query: { ...asked, category: "slots", after: { place: 25, value: 9_500n, id } },
    ignored: false,
  });
});

it("LOBBY-21 invalid parameters are omitted and `ignored` is set", () => {
  const texts = ["x", "-1", "1.5", "1e9", `25_1_${id}x`, `_1_${id}`, `25_9999999999999999_${id}`, "'; drop table bet"];
  for (const odd of [...texts, ["day", "week"], null, {}]) {
    for (const name of ["view", "period", "gameType", "after"]) {
      expect(winnerQueryOf({ [name]: odd }), name).toEqual({ query: usual, ignored: true });
    }
  }
  expect(winnerQueryOf({ view: "players", period: "all" })).toEqual({
    query: { view: "players", period: "week" },
    ignored: true,
  });
  expect(winnerQueryOf({ view: "jackpots", period: "all" }).ignored).toBe(false);
  expect(winnerQueryOf({ view: "jackpots", after: `25_99999999999999_${id}` }).ignored).toBe(true);
});

it("LOBBY-21 a URL omits default parameters and parses back to its query", () => {
  expect(winnerAddress("/winners", winnerQueryOf({}).query)).toBe("/winners");
  const { query } = winnerQueryOf({ view: "jackpots", period: "all", gameType: "INHOUSE", after: `50_1795_${id}` });
  const address = winnerAddress("/ar/winners", query);
  expect(address).toBe(`/ar/winners?view=jackpots&period=all&gameType=INHOUSE&after=50_1795_${id}`);
  expect(winnerQueryOf(Object.fromEntries(new URL(address, "http://x").searchParams))).toEqual({
    query,
    ignored: false,
  });
});
