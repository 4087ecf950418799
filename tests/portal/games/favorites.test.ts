import { beforeAll, describe, expect, it } from "vitest";
import { GET as idsRoute } from "#app/api/portal/favorites/ids/route.ts";
import { POST as addRoute, GET as listRoute, DELETE as removeRoute } from "#app/api/portal/favorites/route.ts";
import { favorite } from "#db/schema/games.ts";
import {
  addFavoriteCall,
  listFavoriteIdsCall,
  listFavoritesCall,
  removeFavoriteCall,
} from "#lib/contracts/games/favorites.ts";
import { lobbySizes } from "#lib/contracts/games/lobby-sizes.ts";
import { type CallFacts, callPortal, sessionFor } from "#tests/support/calls/portal.ts";
import { gameOf, stock, system, vendorsOf } from "#tests/support/fixtures/catalogue.ts";

const many = Array.from({ length: lobbySizes.favorites }, (_, index) => gameOf(`Filler ${index}`));

beforeAll(async () => {
  const vendors = vendorsOf({
    PG: [
      { category: "slots", position: 1 },
      { category: "fishing", position: 1 },
    ],
  });
  const reef = gameOf("Reef Hunter", { category: "fishing", gameClass: "fish" });
  await stock(vendors, [gameOf("Mango Riches"), reef, ...many]);
});

async function member(role: "trial" | "player" | "agent" = "player") {
  const playerId = crypto.randomUUID();
  return { playerId, cookies: [await sessionFor(role, playerId)] };
}

const add = (nodeId: string, facts: CallFacts) => callPortal(addRoute, addFavoriteCall, { nodeId }, facts);
const remove = (nodeId: string, facts: CallFacts) => callPortal(removeRoute, removeFavoriteCall, { nodeId }, facts);

async function ids(facts: CallFacts): Promise<string[]> {
  const { envelope } = await callPortal(idsRoute, listFavoriteIdsCall, {}, facts);
  return listFavoriteIdsCall.output.parse(envelope.value).ids;
}

async function list(facts: CallFacts, wire: Record<string, string> = {}) {
  const { status, envelope } = await callPortal(listRoute, listFavoritesCall, wire, facts);
  expect(status).toBe(200);
  return listFavoritesCall.output.parse(envelope.value);
}

describe("favorites", () => {
  it.each(["trial", "player", "agent"] as const)("LOBBY-14 a %s lists favourites, newest first", async (role) => {
    const facts = await member(role);
    for (const nodeId of ["mango-riches", "reef-hunter"]) expect((await add(nodeId, facts)).status).toBe(200);
    expect(await ids(facts)).toEqual(["reef-hunter", "mango-riches"]);
    const { content, pageNum, totalPages } = await list(facts);
    expect(content.map(({ gameName }) => gameName)).toEqual(["Reef Hunter", "Mango Riches"]);
    expect([pageNum, totalPages]).toEqual([1, 1]);
    expect((await list(facts, { gameType: "FISH" })).content.map(({ gameId }) => gameId)).toEqual(["reef-hunter"]);
    expect((await list(facts, { pageNo: "2", pageSize: "1" })).content.map(({ gameId }) => gameId)).toEqual([
      "mango-riches",
    ]);
  });

  it("LOBBY-14 adding or removing a favourite twice succeeds", async () => {
    const facts = await member();
    for (let turn = 0; turn < 2; turn++) expect((await add("dice", facts)).envelope.value).toEqual({ done: true });
    expect(await ids(facts)).toEqual(["dice"]);
    for (let turn = 0; turn < 2; turn++) expect((await remove("dice", facts)).envelope.value).toEqual({ done: true });
    expect(await ids(facts)).toEqual([]);
  });

  it("LOBBY-14 twenty concurrent additions leave one favourite", async () => {
    const facts = await member();
    const answers = await Promise.all(Array.from({ length: 20 }, () => add("dice", facts)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await ids(facts)).toEqual(["dice"]);
  });

  it("LOBBY-14 an unknown game cannot be added, and removing a missing favourite succeeds", async () => {
    const facts = await member();
    const { status, envelope } = await add("nothing-here", facts);
    expect([status, envelope.code]).toEqual([404, "not-found"]);
    expect((await remove("nothing-here", facts)).status).toBe(200);
  });

  it("LOBBY-14 rejects the 1000th favourite, but accepts an existing one at the limit", async () => {
    const { playerId, ...facts } = await member();
    const addedAt = new Date();
    await system.db.orm.insert(favorite).values(many.map(({ code: gameCode }) => ({ playerId, gameCode, addedAt })));
    const { status, envelope } = await add("dice", facts);
    expect([status, envelope.code, envelope.value]).toEqual([409, "favorite-limit", { max: 999 }]);
    expect((await add("filler-7", facts)).status).toBe(200);
    expect((await list(facts)).content.length).toBe(999);
  });

  it("LOBBY-14 concurrent additions at the last free place add one favourite", async () => {
    const { playerId, ...facts } = await member();
    const [free, ...kept] = many.map(({ code }) => code);
    const addedAt = new Date();
    await system.db.orm.insert(favorite).values(kept.map((gameCode) => ({ playerId, gameCode, addedAt })));
    const wanted = [free ?? "", "mango-riches", "reef-hunter", "dice", "parol-nights"];
    const answers = await Promise.all(wanted.map((nodeId) => add(nodeId, facts)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    expect((await ids(facts)).length).toBe(lobbySizes.favorites);
  });

  it("SEC-03 favourites need a session and show only the member's own", async () => {
    const facts = await member();
    await add("dice", facts);
    expect(await ids(await member())).toEqual([]);
    for (const answer of [
      await add("dice", {}),
      await remove("dice", {}),
      await callPortal(listRoute, listFavoritesCall),
    ])
      expect([answer.status, answer.envelope.code]).toEqual([401, "not-logged-in"]);
    expect(await ids(facts)).toEqual(["dice"]);
  });

  it.each([{}, { nodeId: "" }, { nodeId: "A b" }, { nodeId: 7 }, { nodeId: "dice", playerId: "x" }])(
    "ERR-02 rejects %j",
    async (wire) => {
      expect((await callPortal(addRoute, addFavoriteCall, wire, await member())).status).toBe(400);
    },
  );
});
