import { describe, expect, test } from "vitest";
import { listAddress, listQueryOf, toggleFeature } from "#components/lobby/list-query.ts";

describe("LOBBY-08 the address of a list", () => {
  test("LOBBY-08 what it asks for is kept as it is", () => {
    const given = { vassalage: "PG", gameClassify: "arcade", sort: "rtp", lines: "25", minBet: "1", page: "3" };
    const { page, ...wire } = given;
    expect(listQueryOf(given)).toEqual({ wire, page: 3, ignored: false });
  });

  test.each([
    ["vassalage", "a b; drop"],
    ["gameClassify", "tanks"],
    ["selectType", "FAV"],
    ["features", "flying"],
    ["volatility", "9"],
    ["lines", "-1"],
    ["minBet", "one"],
    ["sort", "worst"],
    ["page", "0"],
    ["page", "💥"],
  ])("LOBBY-08 %s=%s makes no sense: left out, and told", (name, value) => {
    expect(listQueryOf({ [name]: value, hasDemo: "1" })).toEqual({ wire: { hasDemo: "1" }, page: 1, ignored: true });
  });

  test("LOBBY-08 what the list does not know, and empty fields, are nothing to speak of", () => {
    expect(listQueryOf({ utm_source: "x", sort: "", features: ["wilds", "respins"] })).toEqual({
      wire: { features: "wilds,respins" },
      page: 1,
      ignored: false,
    });
  });

  test("LOBBY-08 a changed filter starts at the first page", () => {
    const wire = { vassalage: "PG", sort: "new" };
    expect(listAddress("/rng", wire, { page: 2 })).toBe("/rng?vassalage=PG&sort=new&page=2");
    expect(listAddress("/rng", wire, { vassalage: undefined, lines: "25" })).toBe("/rng?sort=new&lines=25");
    expect(listAddress("/rng", {})).toBe("/rng");
  });

  test("LOBBY-08 features add up and go again", () => {
    expect(toggleFeature(undefined, "wilds")).toBe("wilds");
    expect(toggleFeature("wilds", "respins")).toBe("wilds,respins");
    expect(toggleFeature("wilds,respins", "wilds")).toBe("respins");
    expect(toggleFeature("respins", "respins")).toBeUndefined();
  });
});
