import { beforeAll, describe, expect, it } from "vitest";
import { GET as demoRoute } from "#app/api/portal/games/[nodeId]/demo/route.ts";
import { GET as listRoute } from "#app/api/portal/games/route.ts";
import { launchDemoCall } from "#lib/contracts/games/launch-game.ts";
import { listGamesCall } from "#lib/contracts/games/list-games.ts";
import { addFavorite, launchGame, setGameMaintenance } from "#lib/modules/games/index.ts";
import { adapters } from "#lib/portal/composition/vendor-adapters.ts";
import { changeSiteSettings } from "#lib/settings/change-settings.ts";
import { type CallFacts, callPortal, sessionFor } from "#tests/support/calls/portal.ts";
import { gameOf, namesOf, stock, system, vendorsOf } from "#tests/support/fixtures/catalogue.ts";
import { offerEveryLanguage } from "#tests/support/fixtures/languages.ts";

const today = new Date().toISOString().slice(0, 10);

beforeAll(async () => {
  const vendors = vendorsOf({
    PG: [{ category: "slots", position: 1 }],
    JDB: [
      { category: "slots", position: 2 },
      { category: "fishing", position: 1 },
    ],
    IMES: [{ category: "sports", position: 1, lobby: "isla-arena" }],
    BGS: [{ category: "slots", position: 3 }],
  });
  await stock(vendors, [
    gameOf("Mango Riches", { popularity: 900, rtp: 9_500, lines: 25, minimumStake: 50n }),
    gameOf("Mayon Fire", { popularity: 800, rtp: 9_700, lines: 40, hot: true, features: ["free-spins", "multiplier"] }),
    gameOf("Perlas", { popularity: 700, rtp: 9_600, lines: 10, volatility: 5, gameClass: "jackpot", jackpot: true }),
    gameOf("Banaue Steps", { popularity: 700, minimumStake: 5_00n, releasedOn: today }),
    gameOf("Kaskas", { popularity: 600, vendorCode: "JDB", gameClass: "scratch-card", demo: false }),
    gameOf("Reef Hunter", { popularity: 950, vendorCode: "JDB", category: "fishing", gameClass: "fish" }),
    gameOf("Isla Arena", { vendorCode: "IMES", category: "sports", gameClass: "sports" }),
  ]);
});

async function list(wire: Record<string, string> = {}, facts: CallFacts = {}) {
  const { status, envelope } = await callPortal(listRoute, listGamesCall, wire, facts);
  expect([status, envelope.code]).toEqual([200, null]);
  return listGamesCall.output.parse(envelope.value);
}

const names = async (wire: Record<string, string>, facts?: CallFacts) => namesOf((await list(wire, facts)).games);

describe("GET games", () => {
  it("LOBBY-08 lists a category by popularity in a total order", async () => {
    const { games, total, totalPages, pageNum, next } = await list({ gameType: "RNG" });
    expect(namesOf(games)).toEqual(["Mango Riches", "Mayon Fire", "Perlas", "Banaue Steps", "Kaskas"]);
    expect([total, totalPages, pageNum, next]).toEqual([5, 1, 1, null]);
  });

  it("LOBBY-20 a tile shows the game's facts and whether it can be played", async () => {
    const { games } = await list({ gameType: "RNG", vassalage: "PG" });
    expect(games[1]).toMatchObject({
      gameId: "mayon-fire",
      tileKind: "game",
      category: "slots",
      vendorCode: "PG",
      vendorName: "Studio PG",
      gameClass: "slot-machine",
      state: "not-integrated",
      backAt: null,
      isHot: false,
      isNew: false,
      hasDemo: false,
      rtp: 0.97,
      minBet: 1_00n,
      largeIconUrl: expect.stringMatching(/^\/art\/cover\/.+\/PG\/slot-machine\/mayon-fire\.svg$/),
    });
    expect((await list({ gameType: "INHOUSE" })).games).toMatchObject([
      { gameId: "dice", state: "ready", hasDemo: true, rtp: 0.99, hasJackpot: false },
      { gameId: "parol-nights", state: "ready", hasDemo: true, rtp: 0.9535, hasJackpot: true },
    ]);
  });

  it.each([
    [{ gameType: "RNG", vassalage: "JDB" }, ["Kaskas"]],
    [{ gameType: "RNG", gameClassify: "jackpot" }, ["Perlas"]],
    [{ gameType: "RNG", lines: "25" }, ["Mango Riches", "Mayon Fire"]],
    [{ gameType: "RNG", linesBelow: "25" }, ["Perlas", "Banaue Steps", "Kaskas"]],
    [{ gameType: "RNG", minBetBelow: "1.00" }, ["Mango Riches"]],
    [{ vassalage: "JDB,BGS", sort: "name" }, ["Dice", "Kaskas", "Parol Nights", "Reef Hunter"]],
    [{ gameType: "RNG", keyword: "mango" }, ["Mango Riches"]],
    [{ gameType: "RNG", keyword: "perlsa", hasJackpot: "1" }, ["Perlas"]],
    [{ gameType: "RNG", keyword: "reef" }, []],
    [{ gameType: "RNG", volatility: "5" }, ["Perlas"]],
    [{ gameType: "RNG", minBet: "5.00" }, ["Banaue Steps"]],
    [{ gameType: "RNG", features: "free-spins,multiplier" }, ["Mayon Fire"]],
    [{ gameType: "RNG", hasJackpot: "1" }, ["Perlas"]],
    [{ gameType: "RNG", vassalage: "JDB", hasDemo: "1" }, []],
    [{ gameType: "RNG", selectType: "HOT" }, ["Mayon Fire"]],
    [{ selectType: "HOT" }, ["Dice", "Parol Nights", "Mayon Fire"]],
    [{ gameType: "RNG", selectType: "NEW" }, ["Banaue Steps"]],
    [{ gameType: "FISH" }, ["Reef Hunter"]],
    [{ gameType: "ESPORTS" }, ["Isla Arena"]],
    [{ gameType: "SPORTS" }, []],
    [{ gameType: "RNG", vassalage: "NOBODY" }, []],
    [{ gameType: "FISH", vassalage: "", gameClassify: "", minBet: "", hasDemo: "", cursor: "" }, ["Reef Hunter"]],
    [{ gameType: "RNG", sort: "name" }, ["Banaue Steps", "Kaskas", "Mango Riches", "Mayon Fire", "Perlas"]],
    [{ vassalage: "PG", sort: "rtp", pageSize: "2" }, ["Mayon Fire", "Perlas"]],
    [{ vassalage: "PG", sort: "min-bet", pageSize: "2" }, ["Mango Riches", "Mayon Fire"]],
    [{ vassalage: "PG", sort: "new", pageSize: "1" }, ["Banaue Steps"]],
  ])("LOBBY-08 LOBBY-22 filters and sorts by %j", async (wire, expected) => {
    expect(await names(wire as Record<string, string>)).toEqual(expected);
  });

  it.each(["popular", "new", "name", "rtp", "min-bet"])("LOBBY-08 pages through all games once by %s", async (sort) => {
    const whole = await names({ sort, pageSize: "100" });
    const seen: string[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const page = await list({ sort, pageSize: "3", ...(cursor ? { cursor } : {}) });
      seen.push(...namesOf(page.games));
      cursor = page.next;
    }
    expect(seen).toEqual(whole);
    expect(await names({ sort, pageSize: "3", pageNo: "2" })).toEqual(whole.slice(3, 6));
    expect(new Set(seen).size).toBe(9);
  });

  it("LOBBY-17 LOBBY-22 exactly the games whose demo opens say so and are listed as games with a demo", async () => {
    const demoOpens = async () => {
      const { games } = await list({ pageSize: "100" });
      const answers = games.map(({ gameId }) => callPortal(demoRoute, launchDemoCall, { nodeId: gameId }));
      const opened = (await Promise.all(answers)).map(({ status }) => status === 200);
      expect(games.map(({ hasDemo }) => hasDemo)).toEqual(opened);
      const open = namesOf(games.filter((_, index) => opened[index]));
      const listed = await list({ hasDemo: "1", pageSize: "100" });
      expect([namesOf(listed.games), listed.total]).toEqual([open, open.length]);
      return open;
    };
    expect(await demoOpens()).toEqual(["Dice", "Parol Nights"]);
    await setGameMaintenance(system, { gameCode: "dice" }, true);
    expect(await demoOpens()).toEqual(["Parol Nights"]);
    await setGameMaintenance(system, { gameCode: "dice" }, false);
  });

  it("LOBBY-08 a cursor of a removed game ends the list", async () => {
    expect(await list({ cursor: "gone-for-good" })).toMatchObject({ games: [], next: null });
  });

  it.each([
    { gameType: "slots" },
    { gameClassify: "nonsense" },
    { selectType: "MINE" },
    { sort: "random" },
    { features: "teleport" },
    { features: "free-spins,,wilds" },
    { volatility: "6" },
    { minBet: "a lot" },
    { cursor: "../x" },
    { pageSize: "101" },
    { vassalage: "%" },
    { lines: "-1" },
    { linesBelow: "0" },
    { minBetBelow: "x" },
    { vassalage: "PG,,JDB" },
    { keyword: "x".repeat(101) },
  ])("ERR-02 names the invalid field of %j", async (wire) => {
    const { status, envelope } = await callPortal(listRoute, listGamesCall, wire);
    expect([status, envelope.issues?.[0]?.path.split(".")[0]]).toEqual([400, Object.keys(wire)[0]]);
  });

  it("LOBBY-09 FAV and RECENT list the member's own games and need a session", async () => {
    for (const selectType of ["FAV", "RECENT"]) {
      const { status, envelope } = await callPortal(listRoute, listGamesCall, { selectType });
      expect([status, envelope.code]).toEqual([401, "not-logged-in"]);
    }
    const playerId = crypto.randomUUID();
    const actor = { role: "player", playerId, account: "tester", sessionId: "s" } as const;
    await addFavorite({ ...system, actor }, { gameId: "perlas" });
    await launchGame(adapters)({ ...system, actor }, { gameId: "dice" });
    const facts = { cookies: [await sessionFor("player", playerId)] };
    expect(await names({ selectType: "FAV" }, facts)).toEqual(["Perlas"]);
    expect(await names({ selectType: "RECENT" }, facts)).toEqual(["Dice"]);
    expect(await names({ selectType: "FAV" }, { cookies: [await sessionFor("player")] })).toEqual([]);
  });

  it("I18N-01 shows names in the language of the page or of the parameter", async () => {
    const house = { gameType: "INHOUSE" };
    await offerEveryLanguage();
    expect(await names(house, { headers: { "accept-language": "ar" } })).toEqual(["النرد", "ليالي الفانوس"]);
    expect(await names({ ...house, language: "ty" }, { headers: { "accept-language": "ar" } })).toEqual([
      "Dice",
      "Parol Nights",
    ]);
    expect(await names({ ...house, language: "xx" })).toEqual(["Dice", "Parol Nights"]);
  });

  it("LOBBY-08 LOBBY-18 playable games are listed first, and a game in maintenance says when it is back", async () => {
    const small = gameOf("Small Fry", { vendorCode: "BGS", category: "fishing", popularity: 1, hot: true });
    await stock([], [small]);
    const fishing = { gameType: "FISH" };
    expect(await names(fishing)).toEqual(["Small Fry", "Reef Hunter"]);
    expect(await names({ ...fishing, pageSize: "1", cursor: "small-fry" })).toEqual(["Reef Hunter"]);
    expect(await names({ ...fishing, selectType: "HOT" })).toEqual(["Small Fry"]);
    const end = new Date(Date.now() + 3_600_000);
    await setGameMaintenance(system, { gameCode: "small-fry" }, true, end);
    const { games } = await list(fishing);
    expect(namesOf(games)).toEqual(["Reef Hunter", "Small Fry"]);
    expect(games[1]).toMatchObject({ state: "maintenance", backAt: end, isHot: false });
    expect(await names({ ...fishing, selectType: "HOT" })).toEqual(["Small Fry"]);
    const past = new Date(Date.now() - 1_000);
    expect(await setGameMaintenance(system, { gameCode: "small-fry" }, true, past)).toBe(1);
    expect((await list(fishing)).games[1]?.backAt, "an end that has passed is not shown").toBeNull();
    await setGameMaintenance(system, { gameCode: "small-fry" }, false);
    expect(await names(fishing)).toEqual(["Small Fry", "Reef Hunter"]);
  });

  it("I18N-02 shows no names in a language that the site does not offer", async () => {
    await changeSiteSettings(system, { languages: null });
    const headers = { "accept-language": "ar, fil" };
    expect(await names({ gameType: "INHOUSE" }, { headers })).toEqual(["Dice", "Parol Nights"]);
    expect(await names({ gameType: "INHOUSE", language: "AR" }, { headers })).toEqual(["Dice", "Parol Nights"]);
    await changeSiteSettings(system, { languages: ["EN", "TY"], defaultLanguage: "TY" });
    expect(await names({ gameType: "INHOUSE" }, { headers: { "accept-language": "ar" } })).toEqual([
      "Dice",
      "Parol Nights",
    ]);
    await changeSiteSettings(system, { languages: null, defaultLanguage: null });
  });
});
