import { describe, expect, it } from "vitest";
import type { GameCategory } from "#lib/contracts/games/categories.ts";
import {
  catalogueParts,
  categoryAfterMoves,
  moveVendors,
  type VendorCategory,
  type VendorMove,
  vendorMoves,
} from "#lib/modules/games/catalogue/category-rules.ts";

const moves = vendorMoves({ esports: ["IMES"], cockfighting: ["DS88"], inHouse: ["BGS"] });

/** Parses "slots: PG BGS" into a category with vendors; `written` formats it. */
function categoriesOf(...lines: string[]) {
  return lines.map((line) => {
    const [category = "", codes = ""] = line.split(":");
    const cards = codes.split(" ").filter(Boolean);
    return { category: category as GameCategory, cards: cards.map((vendorCode) => ({ vendorCode })) };
  });
}
const written = (list: readonly VendorCategory<{ vendorCode: string }>[]) =>
  list.map(({ category, cards }) => `${category}: ${cards.map(({ vendorCode }) => vendorCode).join(" ")}`);

describe("moveVendors", () => {
  it.each<[string, string[], string[], readonly VendorMove[]]>([
    [
      "puts e-sports, then cockfighting, after sports, and the in-house category after slots",
      ["slots: PG BGS JDB", "live-casino: PT", "sports: LIGA IMES DS88 TAKBO", "lottery: TALA"],
      [
        "slots: PG JDB",
        "in-house: BGS",
        "live-casino: PT",
        "sports: LIGA TAKBO",
        "esports: IMES",
        "cockfighting: DS88",
        "lottery: TALA",
      ],
      moves,
    ],
    [
      "moves several and keeps their order",
      ["sports: A IMES B DS88"],
      ["sports: B DS88", "esports: A IMES"],
      [{ from: "sports", to: "esports", vendors: ["IMES", "A"] }],
    ],
    ["changes nothing without such vendors", ["slots: PG", "sports: LIGA"], ["slots: PG", "sports: LIGA"], moves],
    ["leaves such a vendor alone on another category", ["live-casino: BGS IMES"], ["live-casino: BGS IMES"], moves],
    ["drops a category that was emptied", ["sports: IMES DS88"], ["esports: IMES", "cockfighting: DS88"], moves],
    ["drops a category that was empty", ["slots:", "sports: LIGA"], ["sports: LIGA"], moves],
    [
      "adds to a category that is there, each vendor once",
      ["sports: LIGA IMES", "lottery: TALA", "esports: ARENA IMES"],
      ["sports: LIGA", "lottery: TALA", "esports: ARENA IMES"],
      moves,
    ],
    [
      "works without cockfighting",
      ["sports: LIGA DS88", "poker: P"],
      ["sports: LIGA", "cockfighting: DS88", "poker: P"],
      moves,
    ],
    ["returns nothing for no categories", [], [], moves],
    [
      "moves nothing when the site lists no one",
      ["slots: BGS"],
      ["slots: BGS"],
      vendorMoves({ esports: [], cockfighting: [], inHouse: [] }),
    ],
  ])("LOBBY-10 %s", (_, given, expected, list) => {
    const before = categoriesOf(...given);
    expect(written(moveVendors(before, list))).toEqual(expected);
    expect(before).toEqual(categoriesOf(...given));
  });
});

describe("categoryAfterMoves and catalogueParts", () => {
  it.each<[GameCategory, string, GameCategory]>([
    ["sports", "IMES", "esports"],
    ["sports", "DS88", "cockfighting"],
    ["slots", "BGS", "in-house"],
    ["slots", "PG", "slots"],
    ["in-house", "BGS", "in-house"],
    ["live-casino", "BGS", "live-casino"],
  ])("LOBBY-10 games of %s by %s are listed in %s", (category, vendorCode, listedIn) => {
    expect(categoryAfterMoves(category, vendorCode, moves)).toBe(listedIn);
  });

  it("LOBBY-10 a category's games exclude vendors moved to other categories and include vendors moved to it", () => {
    expect(catalogueParts("sports", moves)).toEqual([{ category: "sports", except: ["IMES", "DS88"] }]);
    expect(catalogueParts("in-house", moves)).toEqual([{ category: "in-house" }, { category: "slots", only: ["BGS"] }]);
    expect(catalogueParts("poker", moves)).toEqual([{ category: "poker" }]);
  });
});
