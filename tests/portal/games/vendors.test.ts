import { eq } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { GET as typesRoute } from "#app/api/portal/game-types/route.ts";
import { GET as vendorsRoute } from "#app/api/portal/game-vendors/route.ts";
import { GET as hotRoute } from "#app/api/portal/games/hot/route.ts";
import { GET as popularRoute } from "#app/api/portal/games/popular/route.ts";
import { GET as homeRoute } from "#app/api/portal/home-sections/route.ts";
import { game, vendor } from "#db/schema/games.ts";
import { lobbySizes } from "#lib/contracts/games/lobby-sizes.ts";
import { readGameTypesCall } from "#lib/contracts/games/read-game-types.ts";
import { readHomeSectionsCall } from "#lib/contracts/games/read-home-sections.ts";
import { readHotGamesCall } from "#lib/contracts/games/read-hot-games.ts";
import { readPopularGamesCall } from "#lib/contracts/games/read-popular-games.ts";
import { readVendorsCall } from "#lib/contracts/games/read-vendors.ts";
import { readHomeFront, type VendorDefinition } from "#lib/modules/games/index.ts";
import { changeSiteSettings } from "#lib/settings/change-settings.ts";
import { callPortal } from "#tests/support/calls/portal.ts";
import { gameOf, namesOf, stock, system, vendorsOf } from "#tests/support/fixtures/catalogue.ts";
import { offerEveryLanguage } from "#tests/support/fixtures/languages.ts";

const onSlots = (position: number): VendorDefinition["categories"] => [{ category: "slots", position }];

beforeAll(async () => {
  const many = Object.fromEntries(Array.from({ length: 14 }, (_, index) => [`V${index + 10}`, onSlots(index + 1)]));
  const vendors = vendorsOf({
    PG: onSlots(0),
    ...many,
    BGS: onSlots(99),
    LAKAN: [{ category: "live-casino", position: 0, lobby: "luneta-baccarat" }],
    DAMA: [{ category: "live-casino", position: 1 }],
    LIGA: [{ category: "sports", position: 0, lobby: "liga" }],
    IMES: [{ category: "sports", position: 1, lobby: "arena" }],
    DS88: [{ category: "sports", position: 2, lobby: "derby" }],
  });
  const slotsOfPg = Array.from({ length: 25 }, (_, index) => gameOf(`Perlas ${index}`, { popularity: 500 - index }));
  await stock(vendors, [
    ...slotsOfPg,
    ...Object.keys(many).map((vendorCode) => gameOf(`Mayon ${vendorCode}`, { vendorCode, gameClass: "jackpot" })),
    gameOf("Hot One", { hot: true, popularity: 999, vendorCode: "V10" }),
    gameOf("Luneta Baccarat", { vendorCode: "LAKAN", category: "live-casino", gameClass: "baccarat" }),
    gameOf("Cebu Roulette", { vendorCode: "DAMA", category: "live-casino", gameClass: "roulette" }),
    gameOf("Liga", { vendorCode: "LIGA", category: "sports", gameClass: "sports" }),
    gameOf("Arena", { vendorCode: "IMES", category: "sports", gameClass: "sports" }),
    gameOf("Derby", { vendorCode: "DS88", category: "sports", gameClass: "sports" }),
  ]);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function lanes(wire: Record<string, string> = {}, headers: Record<string, string> = {}) {
  const { status, envelope } = await callPortal(vendorsRoute, readVendorsCall, wire, { headers });
  expect(status).toBe(200);
  return readVendorsCall.output.parse(envelope.value).data.lanes;
}

describe("GET game-vendors", () => {
  it("LOBBY-10 e-sports, cockfighting and in-house games are their own categories", async () => {
    const found = await lanes({ platform: "html5-desktop" });
    expect(found.map(({ category, cards }) => [category, Object.keys(cards).slice(0, 3)])).toEqual([
      ["slots", ["PG", "V10", "V11"]],
      ["in-house", ["BGS"]],
      ["live-casino", ["LAKAN", "DAMA"]],
      ["sports", ["LIGA"]],
      ["esports", ["IMES"]],
      ["cockfighting", ["DS88"]],
    ]);
  });

  it("LOBBY-10 a vendor card shows its click target, game count and availability", async () => {
    const [slots, house, live] = await lanes();
    expect(slots?.cards.PG).toMatchObject({ tileKind: "vendor", gameId: null, games: 25, state: "not-integrated" });
    expect(house?.cards.BGS).toMatchObject({
      displayName: "Studio BGS",
      category: "in-house",
      games: 2,
      state: "ready",
    });
    expect(live?.cards.LAKAN).toMatchObject({ gameId: "luneta-baccarat", games: 1 });
    expect(slots?.classes).toMatchObject([
      { code: "slot-machine", title: "Slots", games: 26, vendors: ["PG", "V10"] },
      { code: "jackpot", games: 14 },
    ]);
  });

  it("I18N-01 titles are in the language of the page", async () => {
    await offerEveryLanguage();
    const [slots, house] = await lanes({}, { "accept-language": "ar" });
    expect([slots?.title, house?.title].every((title) => /\p{Script=Arabic}/u.test(title ?? ""))).toBe(true);
  });

  it("LOBBY-13 the response is cached for some seconds, and flushes query at most once a second", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const statements = vi.spyOn(system.db.orm, "select");
    const looks = () => statements.mock.calls.filter(([columns]) => columns && "lobbyCode" in columns).length;
    const namesIn = async (wire?: Record<string, string>) => {
      const slots = (await lanes(wire)).find(({ category }) => category === "slots");
      return slots?.cards.V10?.displayName;
    };
    const rename = (name: string) => system.db.orm.update(vendor).set({ name }).where(eq(vendor.code, "V10"));
    await namesIn({ flush: "true" });
    await rename("Renamed");
    vi.setSystemTime(Date.now() + 1_000);
    expect([await namesIn(), await namesIn({ flush: "false" })]).toEqual(["Studio V10", "Studio V10"]);
    const before = looks();
    const flushed = await Promise.all(Array.from({ length: 20 }, () => namesIn({ flush: "true" })));
    expect(new Set(flushed)).toEqual(new Set(["Renamed"]));
    expect([looks() - before, await namesIn()]).toEqual([1, "Renamed"]);

    await rename("Studio V10");
    vi.setSystemTime(Date.now() + 999);
    expect(await namesIn({ flush: "1" })).toBe("Renamed");
    vi.setSystemTime(Date.now() + 1);
    expect(await namesIn({ flush: "1" })).toBe("Studio V10");
    expect(looks() - before).toBe(2);
    expect((await callPortal(vendorsRoute, readVendorsCall, { flush: "always" })).status).toBe(400);
  });

  it("LOBBY-10 the categories follow the site's settings", async () => {
    await changeSiteSettings(system, { lobby: { excludedSlotVendors: ["BGS", "V23"], esportVendors: [] } });
    const found = await lanes();
    await changeSiteSettings(system, { lobby: { excludedSlotVendors: ["BGS"], esportVendors: ["IMES"] } });
    const vendorsIn = (category: string) =>
      Object.keys(found.find((entry) => entry.category === category)?.cards ?? {});
    expect(vendorsIn("in-house").toSorted()).toEqual(["BGS", "V23"]);
    expect(vendorsIn("slots")).not.toContain("V23");
    expect([vendorsIn("sports"), vendorsIn("esports")]).toEqual([["LIGA", "IMES"], []]);
  });
});

describe("GET game-types", () => {
  it("LOBBY-09 counts games by category and class, for all vendors or one", async () => {
    const read = async (wire: Record<string, string>) => {
      const { envelope } = await callPortal(typesRoute, readGameTypesCall, wire);
      return readGameTypesCall.output.parse(envelope.value).gameTypes;
    };
    expect(await read({ vassalage: "LAKAN" })).toMatchObject([
      { category: "live-casino", games: 1, classes: [{ code: "baccarat", title: "Baccarat", games: 1 }] },
    ]);
    expect((await read({})).map(({ category }) => category)).toContain("cockfighting");
    expect(await read({ vassalage: "NOBODY" })).toEqual([]);
    const { status } = await callPortal(typesRoute, readGameTypesCall, { vassalage: "'" });
    expect(status).toBe(400);
  });
});

describe("GET home-sections", () => {
  it("LOBBY-04 returns 12 vendors, and 20 games each of the first three slot vendors and one live vendor", async () => {
    const { envelope } = await callPortal(homeRoute, readHomeSectionsCall);
    const { hot, sections } = readHomeSectionsCall.output.parse(envelope.value);
    const [slots, house, live, sports] = sections;
    expect(sections.map(({ category }) => category)).toEqual(["slots", "in-house", "live-casino", "sports"]);
    expect([slots?.vendors.length, slots?.vendorCount]).toEqual([lobbySizes.homeVendors, 15]);
    expect(slots?.first.map(({ vendorCode, games }) => [vendorCode, games.length])).toEqual([
      ["PG", 20],
      ["V10", 2],
      ["V11", 1],
    ]);
    expect(house?.first[0]?.games.map(({ gameId }) => gameId)).toEqual(["dice", "parol-nights"]);
    expect(live?.first.map(({ vendorCode }) => vendorCode)).toEqual(["LAKAN"]);
    expect(sports?.first).toEqual([]);
    expect(namesOf(hot)).toEqual(["Dice", "Parol Nights", "Hot One"]);
  });

  it("LOBBY-04 a row counts at most twenty games of each of twelve vendors and a link, or the vendors themselves", async () => {
    const { categories } = await readHomeFront(system);
    const tiles = Object.fromEntries(categories.map(({ category, tiles: count }) => [category, count]));
    expect(tiles).toEqual({ slots: 20 + 2 + 10 + 1, "in-house": 2 + 1, "live-casino": 2 + 1, sports: 1 });
  });
});

describe("GET games/hot and games/popular", () => {
  it("LOBBY-13 hot games are those marked hot, popular games are the most played", async () => {
    const facts = { merchantCode: "sinag", isPlatform: "2", platform: "flash,html5-desktop", refresh: "1" };
    const hot = await callPortal(hotRoute, readHotGamesCall, { ...facts, language: "EN" });
    expect(namesOf(readHotGamesCall.output.parse(hot.envelope.value).games)).toEqual([
      "Dice",
      "Parol Nights",
      "Hot One",
    ]);
    const popular = await callPortal(popularRoute, readPopularGamesCall, { pageSize: "3" });
    expect(namesOf(readPopularGamesCall.output.parse(popular.envelope.value).games)).toEqual([
      "Dice",
      "Parol Nights",
      "Hot One",
    ]);
    const refused = await callPortal(popularRoute, readPopularGamesCall, { pageSize: "0" });
    expect([refused.status, refused.envelope.issues?.[0]?.path]).toEqual([400, "pageSize"]);
  });

  it("LOBBY-13 hot games reflect the catalogue at once, with and without refresh", async () => {
    const hotNow = async (wire: Record<string, string>) => {
      const { envelope } = await callPortal(hotRoute, readHotGamesCall, wire);
      return namesOf(readHotGamesCall.output.parse(envelope.value).games).includes("Hot One");
    };
    const setHot = (hot: boolean) => system.db.orm.update(game).set({ hot }).where(eq(game.code, "hot-one"));
    await setHot(false);
    const without = [await hotNow({}), await hotNow({ refresh: "1" })];
    await setHot(true);
    expect([without, await hotNow({})]).toEqual([[false, false], true]);
  });
});
