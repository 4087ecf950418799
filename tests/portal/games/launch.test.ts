import { eq } from "drizzle-orm";
import { pino } from "pino";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { GET as demoRoute } from "#app/api/portal/games/[nodeId]/demo/route.ts";
import { GET as launchRoute } from "#app/api/portal/games/[nodeId]/launch/route.ts";
import { GET as gameRoute } from "#app/api/portal/games/[nodeId]/route.ts";
import { GET as recentRoute } from "#app/api/portal/games/recent/route.ts";
import { game } from "#db/schema/games.ts";
import { launchDemoCall, launchGameCall } from "#lib/contracts/games/launch-game.ts";
import { listRecentGamesCall } from "#lib/contracts/games/list-recent-games.ts";
import { readGameCall } from "#lib/contracts/games/read-game.ts";
import type { Role } from "#lib/kernel/actor.ts";
import {
  launchDemo as demoWith,
  launchGame as launchWith,
  setGameMaintenance,
  type VendorAdapter,
  vendorAdapters,
} from "#lib/modules/games/index.ts";
import { inHouseAdapter } from "#lib/modules/originals/index.ts";
import { adapters } from "#lib/portal/composition/vendor-adapters.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";
import { type CallFacts, callPortal, sessionFor } from "#tests/support/calls/portal.ts";
import { gameOf, namesOf, stock, system, vendorsOf } from "#tests/support/fixtures/catalogue.ts";

beforeAll(async () => {
  const vendors = vendorsOf({ PG: [{ category: "slots", position: 1 }], BGS: [{ category: "slots", position: 2 }] });
  const ofTheHouse = { vendorCode: "BGS", category: "in-house" } as const;
  await stock(vendors, [
    gameOf("Mango Riches"),
    gameOf("No Demo", { demo: false, ...ofTheHouse }),
    gameOf("Wheel", { gameClass: "mini-games", ...ofTheHouse, popularity: 10 }),
    gameOf("Withdrawn", ofTheHouse),
  ]);
  await system.db.orm.update(game).set({ enabled: false }).where(eq(game.code, "withdrawn"));
});

afterEach(async () => {
  await setGameMaintenance(system, { vendorCode: "BGS" }, false);
});

async function launch(nodeId: string, facts: CallFacts = {}) {
  const { status, envelope } = await callPortal(launchRoute, launchGameCall, { nodeId }, facts);
  return { status, code: envelope.code, value: envelope.value, message: envelope.message };
}

async function member(role: "trial" | "player" | "agent" = "player"): Promise<CallFacts> {
  return { cookies: [await sessionFor(role)] };
}

async function recents(facts: CallFacts, wire: Record<string, string> = {}) {
  const { status, envelope } = await callPortal(recentRoute, listRecentGamesCall, wire, facts);
  expect(status).toBe(200);
  return listRecentGamesCall.output.parse(envelope.value);
}

describe("GET games/{nodeId}/launch", () => {
  it("VEND-01 an in-house game launches on its own page, in the member's language", async () => {
    const facts = await member();
    expect(await launch("dice", facts)).toMatchObject({
      status: 200,
      value: { launchUrl: "/play/dice", mode: "money" },
    });
    const filipino = await launch("dice", { ...facts, headers: { "accept-language": "fil" } });
    expect(filipino.value).toEqual({ launchUrl: "/fil/play/dice", mode: "money" });
  });

  it.each<[Role, number, unknown]>([
    ["visitor", 401, null],
    ["trial", 200, { launchUrl: "/play/dice?demo=1", mode: "demo" }],
    ["player", 200, { launchUrl: "/play/dice", mode: "money" }],
    ["agent", 200, { launchUrl: "/play/dice", mode: "money" }],
  ])("LOBBY-17 a launch by a %s returns the right mode or error", async (role, status, value) => {
    const facts = role === "visitor" ? {} : await member(role as "player");
    expect(await launch("dice", facts)).toMatchObject({ status, value });
  });

  it("LOBBY-17 a trial account gets need-real-account for a game without a demo", async () => {
    expect(await launch("no-demo", await member("trial"))).toMatchObject({ status: 403, code: "need-real-account" });
  });

  it("LOBBY-17 anyone can launch the demo of a game that has one", async () => {
    const demo = (nodeId: string) => callPortal(demoRoute, launchDemoCall, { nodeId });
    expect((await demo("dice")).envelope.value).toEqual({ launchUrl: "/play/dice?demo=1", mode: "demo" });
    const without = (await demo("no-demo")).envelope;
    expect([without.code, without.message]).toEqual(["demo-unavailable", "No Demo has no demo."]);
  });

  it("VEND-01 a launch of an unconnected vendor's game is rejected and playable games are suggested", async () => {
    const refused = await launch("mango-riches", await member());
    expect(refused).toMatchObject({ status: 409, code: "game-not-integrated", value: { game: "Mango Riches" } });
    const { envelope } = await callPortal(gameRoute, readGameCall, { nodeId: "mango-riches" });
    const { game: details, suggestions } = readGameCall.output.parse(envelope.value);
    expect(details.state).toBe("not-integrated");
    expect(namesOf(suggestions)).toEqual(["Parol Nights", "No Demo", "Dice", "Wheel"]);
  });

  it("VEND-01 a vendor without an adapter cannot be launched, even when marked integrated", async () => {
    const actor = { role: "player", playerId: crypto.randomUUID(), account: "x", sessionId: "s" } as const;
    const without = launchWith(vendorAdapters());
    await expect(without({ ...system, actor }, { gameId: "dice" })).rejects.toThrow("game-not-integrated");
  });

  it("LOBBY-18 a game in maintenance is rejected with suggestions, and playable right afterwards", async () => {
    const facts = await member();
    expect(await setGameMaintenance(system, { gameCode: "dice" }, true)).toBe(1);
    expect(await launch("dice", facts)).toMatchObject({
      status: 503,
      code: "game-maintenance",
      message: "Game maintenance",
    });
    const { envelope } = await callPortal(gameRoute, readGameCall, { nodeId: "dice" });
    const { game: details, suggestions } = readGameCall.output.parse(envelope.value);
    expect([details.state, namesOf(suggestions)]).toEqual(["maintenance", ["Parol Nights", "No Demo", "Wheel"]]);
    await setGameMaintenance(system, { gameCode: "dice" }, false);
    expect((await launch("dice", facts)).status).toBe(200);
  });

  it("LOBBY-18 setting maintenance for a whole vendor changes all its games and is in the audit log", async () => {
    expect(await setGameMaintenance(system, { vendorCode: "BGS" }, true)).toBe(5);
    expect(await setGameMaintenance(system, { vendorCode: "BGS" }, true)).toBe(0);
    await expect(setGameMaintenance(system, { gameCode: "nothing" }, true)).rejects.toThrow("not-found");
    const [row] = await system.db.sql`select after from audit_entry where subject = 'vendor:BGS' order by id desc`;
    expect(row?.after).toEqual({ maintenance: true, changed: 5 });
  });

  it.each(["nothing-here", "withdrawn"])("ERR-02 the game %s is not found", async (nodeId) => {
    expect(await launch(nodeId, await member())).toMatchObject({ status: 404, code: "not-found" });
    expect((await callPortal(demoRoute, launchDemoCall, { nodeId })).status).toBe(404);
    expect((await callPortal(gameRoute, readGameCall, { nodeId })).status).toBe(404);
  });

  it.each(["../dice", "Dice", "x".repeat(65), "'; drop table game", "%00"])(
    "ERR-02 rejects the id %j",
    async (nodeId) => {
      expect((await launch(nodeId, await member())).status).toBe(400);
    },
  );
});

describe("GET games/{nodeId}", () => {
  it("LOBBY-20 returns all details of a game", async () => {
    const { envelope } = await callPortal(gameRoute, readGameCall, { nodeId: "dice" });
    expect(readGameCall.output.parse(envelope.value)).toMatchObject({
      game: {
        gameName: "Dice",
        vendorName: "Studio BGS",
        gameClass: "table-games",
        state: "ready",
        rtp: 0.99,
        volatility: null,
        lines: null,
        minBet: 1_00n,
        maxBet: 10_000_00n,
        hasDemo: true,
        features: ["provably-fair", "autoplay"],
        releasedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      },
      suggestions: [],
    });
  });
});

describe("GET games/recent", () => {
  it("LOBBY-15 lists launched games, newest first, each once", async () => {
    const facts = await member();
    for (const nodeId of ["dice", "wheel", "dice"]) await launch(nodeId, facts);
    const { list, totalPages, pageNum } = await recents(facts);
    expect(list.map(({ vo }) => vo.gameName)).toEqual(["Dice", "Wheel"]);
    expect([totalPages, pageNum]).toEqual([1, 1]);
    expect((await recents(facts, { gameType: "RNG" })).list).toEqual([]);
    expect((await recents(facts, { gameType: "INHOUSE", page: "2", pageSize: "1" })).list[0]?.vo.gameName).toBe(
      "Wheel",
    );
    expect((await recents(await member())).list).toEqual([]);
  });

  it("LOBBY-15 failed launches and demos are not recent games", async () => {
    const facts = await member();
    await launch("mango-riches", facts);
    await launch("nothing-here", facts);
    await callPortal(demoRoute, launchDemoCall, { nodeId: "dice" }, facts);
    expect((await recents(facts)).list).toEqual([]);
  });

  it("LOBBY-15 a repeated launch within a visit counts once, unless another game was launched in between", async () => {
    const playerId = crypto.randomUUID();
    const actor = { role: "player", playerId, account: "x", sessionId: "s" } as const;
    const minute = (count: number) => new Date(Date.UTC(2026, 10, 28, 12, count));
    const launchAt = (count: number, gameId = "dice") =>
      launchWith(adapters)({ ...system, actor, clock: { now: () => minute(count) } }, { gameId });
    const times = async () => {
      const { list } = await recents({ cookies: [await sessionFor("player", playerId)] });
      return list.map(({ vo }) => [vo.gameId, (vo.launchedAt.getTime() - minute(0).getTime()) / 60_000]);
    };
    for (const count of [0, 1, 30]) await launchAt(count);
    expect(await times()).toEqual([["dice", 0]]);
    await launchAt(31);
    expect(await times()).toEqual([["dice", 31]]);
    await launchAt(32, "wheel");
    await launchAt(33);
    expect(await times()).toEqual([
      ["dice", 33],
      ["wheel", 32],
    ]);
  });

  it("LOBBY-15 twenty concurrent launches add one recent game", async () => {
    const facts = await member();
    const answers = await Promise.all(Array.from({ length: 20 }, () => launch("dice", facts)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect((await recents(facts)).list.length).toBe(1);
  });

  it("SEC-03 recent games need a session", async () => {
    expect((await callPortal(recentRoute, listRecentGamesCall)).status).toBe(401);
  });
});

describe("VEND-01 another vendor behind the interface", () => {
  const vendorAt = (address: string): VendorAdapter => ({
    vendorCode: "PG",
    games: async () => [],
    launch: async (_, { game: { code }, language }) => `${address}${code}?in=${language}`,
    demo: async (_, { game: { code } }) => `${address}${code}?demo`,
    async *history() {},
  });

  /** Launches its games as if the product included this vendor, and collects the log. */
  function product(address: string) {
    const lines: string[] = [];
    const given = { log: pino({}, { write: (line) => void lines.push(line) }) };
    const vendors = vendorAdapters(inHouseAdapter, vendorAt(address));
    const handlers = {
      money: portalRoute(launchGameCall, launchWith(vendors), given),
      demo: portalRoute(launchDemoCall, demoWith(vendors), given),
    };
    const open = async (mode: keyof typeof handlers, facts: CallFacts) =>
      (await callPortal(handlers[mode], launchGameCall, { nodeId: "mango-riches" }, facts)).envelope;
    return { lines, open };
  }

  it("VEND-01 LOBBY-15 launches at the adapter's URL in the member's language and heads the recents", async () => {
    const facts = await member();
    await launch("dice", facts);
    const { open, lines } = product("/seamless/PG/");
    const filipino = { ...facts, headers: { "accept-language": "fil" } };
    expect((await open("demo", filipino)).value).toEqual({ launchUrl: "/seamless/PG/mango-riches?demo", mode: "demo" });
    expect(namesOf((await recents(facts)).list.map(({ vo }) => vo))).toEqual(["Dice"]);
    const launched = { launchUrl: "/seamless/PG/mango-riches?in=fil", mode: "money" };
    expect((await open("money", filipino)).value).toEqual(launched);
    expect(namesOf((await recents(facts)).list.map(({ vo }) => vo))).toEqual(["Mango Riches", "Dice"]);
    expect(lines).toEqual([]);
  });

  it.each([
    "https://games.example/play/secret/",
    "//games.example/secret/",
    "/\\games.example/secret/",
    "/\t/games.example/secret/",
    "javascript:secret//",
    "data:text/html,secret/",
    "/api/portal/secret/",
    "secret/",
    "",
  ])(
    "VEND-01 VEND-04 a launch to %j is rejected, the reason is logged and no recent game is listed",
    async (address) => {
      const facts = await member();
      for (const mode of ["money", "demo"] as const) {
        const { open, lines } = product(address);
        expect(await open(mode, facts)).toMatchObject({
          success: false,
          code: "game-unavailable",
          message: "Mango Riches could not be opened. Please choose another game.",
          value: { game: "Mango Riches" },
        });
        expect(lines.map((line) => JSON.parse(line).msg)).toEqual(["game-unavailable"]);
        expect(lines[0]).toContain("A launch of mango-riches by PG leads to");
        expect(lines[0]).not.toContain("secret");
      }
      expect((await recents(facts)).list).toEqual([]);
    },
  );
});

describe("the in-house adapter", () => {
  it("VEND-01 the product includes it and it serves the games it lists", async () => {
    expect([...adapters.keys()]).toEqual(["BGS"]);
    const served = await inHouseAdapter.games();
    expect(served.every(({ vendorCode, category }) => vendorCode === "BGS" && category === "in-house")).toBe(true);
  });
});
