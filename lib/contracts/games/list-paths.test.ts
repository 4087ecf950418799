import { describe, expect, it } from "vitest";
import { wireCategories } from "#lib/contracts/games/categories.ts";
import { categoriesInOrder, categoryAt, lobbyPath, vendorListPath } from "#lib/contracts/games/list-paths.ts";

describe("navigation targets", () => {
  it.each([
    ["RNG", "/rng", "/rng?vassalage=PG"],
    ["INHOUSE", "/rng?vassalage=INHOUSE", "/bgs?vassalage=PG"],
    ["LIVE", "/live", "/live?vassalage=PG"],
    ["FISH", "/fish", "/fish?vassalage=PG"],
    ["PVP", "/pvp", "/pvp?vassalage=PG"],
    ["SPORTS", "/sports", "/sports?vassalage=PG"],
    ["ESPORTS", "/esports", "/esports?vassalage=PG"],
    ["COCKFIGHT", "/cockfight", "/cockfight?vassalage=PG"],
    ["LOTT", "/lott", "/lott?vassalage=PG"],
    ["ELOTT", "/elott", "/elott?vassalage=PG"],
  ] as const)("NAV-04 %s leads to %s, and one vendor's to %s", (gameType, kind, vendor) => {
    expect(lobbyPath(gameType)).toBe(kind);
    expect(vendorListPath(gameType, "PG")).toBe(vendor);
  });

  it("NAV-04 the in-house category comes first and the others keep their order", () => {
    const given = ["RNG", "INHOUSE", "LIVE", "FISH"] as const;
    expect(categoriesInOrder(given.map((gameType) => ({ gameType }))).map(({ gameType }) => gameType)).toEqual([
      "INHOUSE",
      "RNG",
      "LIVE",
      "FISH",
    ]);
  });

  it.each(wireCategories)(
    "NAV-04 the path of %s maps back to its category in every language, also with a vendor",
    (kind) => {
      for (const path of [lobbyPath(kind), vendorListPath(kind, "PG")])
        for (const language of ["", "/fil", "/ar"]) {
          const { pathname, searchParams } = new URL(language + path, "http://localhost");
          expect(categoryAt(pathname, searchParams.get("vassalage"))).toBe(kind);
        }
    },
  );

  it.each(["/", "/fil", "/promotions", "/game/rng-1", "/inhouse", ""])(
    "NAV-04 %j is not the list of a category",
    (path) => {
      expect(categoryAt(path, null)).toBeUndefined();
    },
  );
});
