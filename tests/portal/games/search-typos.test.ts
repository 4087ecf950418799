import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { catalogueOf, catalogueSizes } from "#db/seed/catalogue/definition.ts";
import { searchGamesCall } from "#lib/contracts/games/search-games.ts";
import { listGames, searchGames } from "#lib/modules/games/index.ts";
import { gameOf, namesOf, stock, system } from "#tests/support/fixtures/catalogue.ts";
import { editedWord } from "#tests/support/words/edited-word.ts";

const { vendors, games } = catalogueOf(catalogueSizes.usual, new Date("2026-11-28T00:00:00Z"));
const luneta = gameOf("Luneta Baccarat", { names: { ar: "باكارات لونيتا", fil: "Bakarat ng Luneta" }, popularity: 1 });

/** As unpopular as can be: only its spelling can put it first. */
const luneto = gameOf("Luneto Nights", { popularity: 0 });

beforeAll(() => stock([...vendors], [...games, luneta, luneto]));

const search = (keyword: string, wire: { limit?: string } = {}) =>
  searchGames(system, searchGamesCall.input.parse({ keyword, ...wire }));

/** Words of a title that are long enough for an edit. */
const longWords = (title: string) => [...title.matchAll(/[\p{L}\p{N}]{4,}/gu)];
const titles = games.map(({ name }) => name).filter((name) => longWords(name).length > 0);

describe("GET games/search with one edit in a word", () => {
  it.each([
    ["parool", /\bParol\b/, "a letter more"],
    ["karabao", /\bCarabao\b/, "another letter"],
    ["maskara", /\bMasskara\b/, "a letter less"],
    ["paorl", /\bParol\b/, "two neighbours swapped"],
    ["parool nigths", /^Parol Nights$/, "an edit in each word"],
    ["carabao glod", /\bCarabao Gold\b/, "an edit in the last word"],
    ["habi rels", /./, "a vendor's word beside one as typed"],
    ["msaska", /\bMasskara\b/, "a misspelt beginning, when nothing else is found"],
  ])("LOBBY-16 %s finds titles like %s: %s", async (keyword, title) => {
    const { games: found } = await search(keyword);
    expect(found.length).toBeGreaterThan(0);
    expect(namesOf(found)[0]).toMatch(title);
  });

  it("LOBBY-16 forgives an edit in a name of any language and shows the name in the person's", async () => {
    const found = await searchGames(system, searchGamesCall.input.parse({ keyword: "باكارت لونيتا", language: "ar" }));
    expect(namesOf(found.games)).toEqual(["باكارات لونيتا"]);
    expect(namesOf((await search("bakart luneta")).games)).toEqual(["Luneta Baccarat"]);
  });

  it("LOBBY-16 lists what matches as typed first, then what is one edit away", async () => {
    const names = namesOf((await search("luneto")).games);
    expect(names).toEqual(["Luneto Nights", ...names.slice(1)]);
    expect(names.slice(1)).toContain("Luneta Baccarat");
  });

  it.each([
    ["perlsa", ["PG"]],
    ["perlas grvoe", ["PG"]],
    ["tintta", ["TINTA"]],
    ["esmerla", ["EG2"]],
  ])("LOBBY-16 %s finds the vendor %j", async (keyword, codes) => {
    const found = await search(keyword);
    expect([...new Set(found.vendors.map(({ vendorCode }) => vendorCode))]).toEqual(codes);
  });

  it("LOBBY-16 any single edit of a word of four letters or more of any title still finds the title", async () => {
    const letter = fc.constantFrom(..."abcdefghijklmnopqrstuvwxyzñ");
    const misspelt = fc.constantFrom(...titles).chain((title) =>
      fc.constantFrom(...longWords(title)).chain(({ 0: word, index }) =>
        editedWord(word, letter).map((edited) => ({
          title,
          typed: title.slice(0, index) + edited + title.slice(index + word.length),
        })),
      ),
    );
    await fc.assert(
      fc.asyncProperty(misspelt, async ({ title, typed }) => {
        expect(namesOf((await search(typed, { limit: "50" })).games)).toContain(title);
      }),
      { numRuns: 150 },
    );
  });
});

describe("GET games with a keyword", () => {
  const list = async (keyword: string, more = {}) => {
    const defaults = { selectType: "ALL", sort: "name", pageNo: 1, pageSize: 100 } as const;
    return listGames(system, { ...defaults, category: "slots", keyword, ...more });
  };

  it("LOBBY-08 finds games of the list by words of the name or vendor, in the list's order", async () => {
    const { games: found, total } = await list("carabao");
    expect(total).toBe(found.length);
    const names = namesOf(found);
    expect(names).toEqual(names.toSorted());
    expect(names.every((name) => name.includes("Carabao"))).toBe(true);
    const { games: ofVendor } = await list("carabao habi");
    expect(ofVendor.map(({ vendorCode }) => vendorCode)).toEqual(ofVendor.map(() => "HABI"));
  });

  it("LOBBY-16 forgives one edit when nothing matches as typed, on every page alike", async () => {
    const whole = namesOf((await list("karabao")).games);
    expect(whole).toEqual(namesOf((await list("carabao")).games));
    const first = await list("karabao", { pageSize: 5 });
    const second = await list("karabao", { pageSize: 5, cursor: first.next ?? "" });
    expect(namesOf([...first.games, ...second.games])).toEqual(whole.slice(0, 10));
    expect(first.total).toBe(whole.length);
  });

  it("LOBBY-08 a keyword without letters or digits filters nothing, and one that nothing is like finds nothing", async () => {
    expect((await list("%")).total).toBe((await list("")).total);
    expect((await list("qwxzqwxz")).total).toBe(0);
  });
});
