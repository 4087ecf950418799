import { expect, it } from "vitest";
import { winnerAddress, winnerQueryOf } from "#lib/contracts/games/winner-lists.ts";

const usual = { view: "wins", period: "week", page: 1 };

it("LOBBY-21 an address says what the winners' page shows, and what it says in vain is left out", () => {
  expect(winnerQueryOf({})).toEqual(usual);
  const asked = { view: "players", period: "day", gameType: "RNG", page: "3" };
  expect(winnerQueryOf(asked)).toEqual({ ...asked, page: 3 });
  for (const odd of ["", "x", "-1", "0", "1.5", "1e9", "999", ["2", "3"], null, {}, "'; drop table bet"]) {
    expect(winnerQueryOf({ view: odd, period: odd, gameType: odd, page: odd, more: odd })).toEqual(usual);
  }
});

it("LOBBY-21 an address leaves the usual out, and leads back to what it was made of", () => {
  expect(winnerAddress("/winners", winnerQueryOf({}))).toBe("/winners");
  const query = winnerQueryOf({ view: "jackpots", period: "month", gameType: "INHOUSE", page: "2" });
  const address = winnerAddress("/ar/winners", query);
  expect(address).toBe("/ar/winners?view=jackpots&period=month&gameType=INHOUSE&page=2");
  expect(winnerQueryOf(Object.fromEntries(new URL(address, "http://x").searchParams))).toEqual(query);
});
