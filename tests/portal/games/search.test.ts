import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { GET as searchRoute } from "#app/api/portal/games/search/route.ts";
import { searchGamesCall } from "#lib/contracts/games/search-games.ts";
import { type CallFacts, callPortal } from "#tests/support/calls/portal.ts";
import { gameOf, namesOf, stock, vendorsOf } from "#tests/support/fixtures/catalogue.ts";
import { offerEveryLanguage } from "#tests/support/fixtures/languages.ts";

beforeAll(async () => {
  const vendors = vendorsOf({
    PG: [{ category: "slots", position: 1 }],
    JDB: [
      { category: "slots", position: 2 },
      { category: "fishing", position: 1 },
    ],
  });
  await stock(vendors, [
    gameOf("Mango Riches", { popularity: 100 }),
    gameOf("Golden Mango", { popularity: 900 }),
    gameOf("Señor Piñata", { code: "senor-pinata" }),
    gameOf("Tigre's Den"),
    gameOf("Kampana"),
    gameOf("Luneta Baccarat", { vendorCode: "JDB", names: { ar: "باكارات لونيتا", fil: "Bakarat ng Luneta" } }),
    gameOf("月亮之夜", { code: "moon-night" }),
    gameOf("คืนพระจันทร์", { code: "thai-moon" }),
    gameOf("Лунная ночь", { code: "russian-moon" }),
    gameOf("100% Swerte", { code: "sure-swerte" }),
  ]);
});

async function search(keyword: string, facts?: CallFacts) {
  const { status, envelope } = await callPortal(searchRoute, searchGamesCall, { keyword }, facts);
  expect([status, envelope.code]).toEqual([200, null]);
  return searchGamesCall.output.parse(envelope.value);
}

const names = async (keyword: string) => namesOf((await search(keyword)).games);

describe("GET games/search", () => {
  it.each([
    ["mango", ["Mango Riches", "Golden Mango"]],
    ["MANGO", ["Mango Riches", "Golden Mango"]],
    ["man", ["Mango Riches", "Golden Mango"]],
    ["go", ["Golden Mango"]],
    ["  riches   mango ", ["Mango Riches"]],
    ["ango", ["Golden Mango", "Mango Riches"]],
    ["senor", ["Señor Piñata"]],
    ["SEÑOR", ["Señor Piñata"]],
    ["pinata", ["Señor Piñata"]],
    ["tigres den", ["Tigre's Den"]],
    ["tigre’s", ["Tigre's Den"]],
    ["لونيتا", ["Luneta Baccarat"]],
    ["bakarat", ["Luneta Baccarat"]],
    ["月亮", ["月亮之夜"]],
    ["月", ["月亮之夜"]],
    ["夜", ["月亮之夜"]],
    ["พระจันทร์", ["คืนพระจันทร์"]],
    ["НОЧЬ", ["Лунная ночь"]],
    ["100%", ["100% Swerte"]],
    ["jdb luneta", ["Luneta Baccarat"]],
    ["mango nothing", []],
  ])("LOBBY-16 finds %j", async (keyword, expected) => {
    expect(await names(keyword)).toEqual(expected);
  });

  it("LOBBY-16 finds vendors by a word prefix of their name or by code, in each of their categories", async () => {
    const { vendors } = await search("jdb");
    expect(vendors.map(({ vendorCode, category }) => [vendorCode, category])).toEqual([
      ["JDB", "slots"],
      ["JDB", "fishing"],
    ]);
    expect((await search("studio p")).vendors.map(({ vendorCode }) => vendorCode)).toEqual(["PG"]);
    expect((await search("udio")).vendors).toEqual([]);
  });

  it.each(["", "   ", "%", "_", "\\", "'", "😀", "\u{1F600}\u200D\u{1F4A9}", "%%%", "zzzz", "…", "\uFEFF"])(
    "LOBBY-16 suggests hot games when %j finds nothing",
    async (keyword) => {
      const { games, vendors, suggestions } = await search(keyword);
      expect([games, vendors]).toEqual([[], []]);
      expect(namesOf(suggestions)).toEqual(["Dice", "Parol Nights"]);
    },
  );

  it("LOBBY-16 accepts 10,000 characters and searches for their beginning", async () => {
    expect((await search("x".repeat(10_000))).games).toEqual([]);
    expect((await search("😀".repeat(5_000))).suggestions).toHaveLength(2);
    expect(await names(`mango riches${" ".repeat(9_000)}`)).toEqual(["Mango Riches"]);
    const { status, envelope } = await callPortal(searchRoute, searchGamesCall, { keyword: "x".repeat(10_001) });
    expect([status, envelope.issues?.[0]?.path]).toEqual([400, "keyword"]);
  });

  it("LOBBY-16 returns names in the caller's language", async () => {
    await offerEveryLanguage();
    const { games } = await search("luneta", { headers: { "accept-language": "ar" } });
    expect(namesOf(games)).toEqual(["باكارات لونيتا"]);
  });

  it("ERR-02 succeeds for any input", async () => {
    let host = 0;
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary", maxLength: 60 }), async (keyword) => {
        const ip = `10.9.${host >> 8}.${host++ & 255}`;
        const { status } = await callPortal(
          searchRoute,
          searchGamesCall,
          { keyword: keyword.replaceAll("\0", "") },
          { ip },
        );
        expect(status).toBe(200);
      }),
      { numRuns: 150, seed: 5 },
    );
  });
});
