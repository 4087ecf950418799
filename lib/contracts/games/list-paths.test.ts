import { describe, expect, it } from "vitest";
import { categories } from "#lib/contracts/games/categories.ts";
import {
  categoriesInOrder,
  categoryAt,
  entryPath,
  lobbyPath,
  vendorListPath,
} from "#lib/contracts/games/list-paths.ts";

describe("navigation targets", () => {
  it.each([
    ["slots", "/rng", "/rng?vassalage=PG"],
    ["in-house", "/rng?vassalage=INHOUSE", "/bgs?vassalage=PG"],
    ["live-casino", "/live", "/live?vassalage=PG"],
    ["fishing", "/fish", "/fish?vassalage=PG"],
    ["poker", "/pvp", "/pvp?vassalage=PG"],
    ["sports", "/sports", "/sports?vassalage=PG"],
    ["esports", "/esports", "/esports?vassalage=PG"],
    ["cockfighting", "/cockfight", "/cockfight?vassalage=PG"],
    ["lottery", "/lott", "/lott?vassalage=PG"],
    ["e-lottery", "/elott", "/elott?vassalage=PG"],
  ] as const)("NAV-04 %s leads to %s, and one vendor's to %s", (category, kind, vendor) => {
    expect(lobbyPath(category)).toBe(kind);
    expect(vendorListPath(category, "PG")).toBe(vendor);
  });

  it.each([
    ["lottery", "ready", "/lott?vassalage=PG"],
    ["e-lottery", "ready", "/elott?vassalage=PG"],
    ["lottery", "maintenance", "/lott"],
    ["lottery", "not-integrated", "/lott"],
    ["sports", "ready", "/sports"],
  ] as const)("NAV-04 the entry of %s leads to its first vendor only when it launches: %s", (category, state, path) => {
    expect(entryPath(category, { vendorCode: "PG", state })).toBe(path);
    expect(entryPath(category)).toBe(lobbyPath(category));
  });

  it("NAV-04 the in-house category comes first and the others keep their order", () => {
    const given = ["slots", "in-house", "live-casino", "fishing"] as const;
    expect(categoriesInOrder(given.map((category) => ({ category }))).map(({ category }) => category)).toEqual([
      "in-house",
      "slots",
      "live-casino",
      "fishing",
    ]);
  });

  it.each(categories)(
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
