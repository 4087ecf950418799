import { describe, expect, test } from "vitest";
import { listAddress, listQueryOf, toggleOf } from "#components/lobby/list/list-query.ts";
import { pageWindowAddress } from "#components/lobby/list/page-window.ts";

describe("LOBBY-08 the query of a list address", () => {
  test("LOBBY-08 known filters are read unchanged", () => {
    const given = { vassalage: "PG", gameClassify: "arcade", sort: "rtp", lines: "25", minBet: "1", page: "3" };
    const { page, ...wire } = given;
    expect(listQueryOf(given)).toEqual({ wire, page: 3, shown: 1, ignored: false });
  });

  test.each([
    ["vassalage", "a b; drop"],
    ["gameClassify", "tanks"],
    ["selectType", "FAV"],
    ["features", "flying"],
    ["volatility", "9"],
    ["lines", "-1"],
    ["minBet", "one"],
    ["minBetBelow", "one"],
    ["linesBelow", "0"],
    ["keyword", "x".repeat(101)],
    ["sort", "worst"],
    ["page", "0"],
    ["page", "💥"],
    ["shown", "0"],
    ["shown", "11"],
    ["shown", "many"],
  ])("LOBBY-08 the invalid value %s=%s is left out and reported", (name, value) => {
    expect(listQueryOf({ [name]: value, hasDemo: "1" })).toEqual({
      wire: { hasDemo: "1" },
      page: 1,
      shown: 1,
      ignored: true,
    });
  });

  test("LOBBY-08 unknown parameters and empty fields are dropped without a report", () => {
    expect(listQueryOf({ utm_source: "x", sort: "", features: ["wilds", "respins"] })).toEqual({
      wire: { features: "wilds,respins" },
      page: 1,
      shown: 1,
      ignored: false,
    });
  });

  test("LOBBY-08 the address holds the number of shown pages, up to ten", () => {
    expect(pageWindowAddress("/rng", 1)).toBe("/rng");
    expect(pageWindowAddress("/rng?sort=new", 3)).toBe("/rng?sort=new&shown=3");
    expect(pageWindowAddress("/rng", 12)).toBe("/rng?shown=10");
    expect(listQueryOf({ shown: "10" })).toEqual({ wire: {}, page: 1, shown: 10, ignored: false });
  });

  test("LOBBY-08 a changed filter starts at the first page", () => {
    const wire = { vassalage: "PG", sort: "new" };
    expect(listAddress("/rng", wire, { page: 2 })).toBe("/rng?vassalage=PG&sort=new&page=2");
    expect(listAddress("/rng", wire, { vassalage: undefined, lines: "25" })).toBe("/rng?sort=new&lines=25");
    expect(listAddress("/rng", {})).toBe("/rng");
  });

  test("LOBBY-08 toggling a value adds it to the list or removes it", () => {
    expect(toggleOf(undefined, "wilds")).toBe("wilds");
    expect(toggleOf("wilds", "respins")).toBe("wilds,respins");
    expect(toggleOf("wilds,respins", "wilds")).toBe("respins");
    expect(toggleOf("respins", "respins")).toBeUndefined();
  });
});
