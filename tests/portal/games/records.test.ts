import { afterEach, describe, expect, it } from "vitest";
import { POST as playRoute } from "#app/api/portal/originals/[game]/rounds/route.ts";
import { GET as readRoute } from "#app/api/portal/records/bets/route.ts";
import { GET as winnersRoute } from "#app/api/portal/winners/route.ts";
import { readBetsCall } from "#lib/contracts/games/read-bets.ts";
import { readWinnersCall } from "#lib/contracts/games/read-winners.ts";
import { playRoundCall } from "#lib/contracts/originals/play-round.ts";
import { newId } from "#lib/kernel/ids.ts";
import { listInHouseGames, readBetDays, readPlayable } from "#lib/modules/games/index.ts";
import { readBoards } from "#lib/portal/live/boards.ts";
import { callPortal, portalRequest, sessionFor } from "#tests/support/calls/portal.ts";
import { statementsOf } from "#tests/support/database/statements.ts";
import { playerOfRecord as member, fileBet as record } from "#tests/support/fixtures/bets.ts";
import { member as memberOfRecord } from "#tests/support/fixtures/cashier.ts";
import { context, play, playedDice, playerWith } from "#tests/support/fixtures/originals.ts";
import { expectLedgerClean } from "#tests/support/ledger/ledger.ts";

const day = 86_400_000;

async function read(player: { cookies: string[] }, wire: Record<string, unknown> = {}) {
  const { status, envelope } = await callPortal(readRoute, readBetsCall, wire, player);
  expect(status).toBe(200);
  return readBetsCall.output.parse(envelope.value);
}

afterEach(() => expectLedgerClean(context));

describe("GET records/bets", () => {
  it("SEC-04 an idle session gets no bets, neither as a list nor as CSV", async () => {
    const hourAgo = { clock: { now: () => new Date(Date.now() - 3_600_000) } };
    const cookies = [await sessionFor("player", newId(), hourAgo)];
    for (const accept of ["application/json", "text/csv"]) {
      const answer = await callPortal(readRoute, readBetsCall, {}, { cookies, headers: { accept } });
      expect([answer.status, answer.envelope.code]).toEqual([401, "session-expired"]);
    }
  });

  it("MEMBER-04 shows a played round at once, with stake and payout", async () => {
    const player = await playerWith(100_00n);
    const { round } = playedDice((await callPortal(playRoute, playRoundCall, play(), player)).envelope.value);
    const { content, totals, next } = await read(player);
    expect(content).toEqual([
      {
        roundId: round.roundId,
        vendorCode: "BGS",
        vendorName: "Sinag Originals",
        category: "in-house",
        gameCode: "dice",
        gameName: "Dice",
        artClass: "dice",
        stake: 10_00n,
        payout: round.payout,
        status: round.payout > 0n ? "won" : "lost",
        placedAt: round.playedAt,
        settledAt: round.playedAt,
      },
    ]);
    expect(totals).toEqual({ count: 1, stake: 10_00n, payout: round.payout, net: round.payout - 10_00n, open: 0n });
    expect(next).toBeNull();
  });

  it("MEMBER-04 pages through all bets once, also at the same instant, with totals of the whole filter", async () => {
    const player = await member();
    const placedAt = new Date();
    const ids = [];
    for (let i = 0; i < 7; i++) ids.push(await record(player.playerId, { placedAt, payout: 5_00n, status: "won" }));
    const seen: string[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const page = await read(player, { pageSize: "3", ...(cursor ? { cursor } : {}) });
      expect(page.totals).toEqual({ count: 7, stake: 70_00n, payout: 35_00n, net: -35_00n, open: 0n });
      seen.push(...page.content.map(({ roundId }) => roundId));
      cursor = page.next;
    }
    expect(seen.toSorted()).toEqual(ids.toSorted());
    expect(seen.length).toBe(7);
  });

  it("MEMBER-04 filters by time, vendor, category and status, and excludes cancelled bets from the sums", async () => {
    const player = await member();
    const now = Date.now();
    const old = await record(player.playerId, { placedAt: new Date(now - 8 * day) });
    const won = await record(player.playerId, { status: "won", payout: 30_00n });
    const other = await record(player.playerId, { vendorCode: "PG", category: "slots", gameCode: "mahjong" });
    const cancelled = await record(player.playerId, { status: "cancelled", payout: 10_00n });
    const ids = async (wire: Record<string, string>) =>
      (await read(player, wire)).content.map(({ roundId }) => roundId).toSorted();
    expect(await ids({ from: new Date(now - 7 * day).toISOString() })).toEqual([won, other, cancelled].toSorted());
    expect(await ids({ to: new Date(now - 7 * day).toISOString() })).toEqual([old]);
    expect(await ids({ vassalage: "PG" })).toEqual([other]);
    expect(await ids({ gameType: "RNG" })).toEqual([other]);
    expect(await ids({ status: "won" })).toEqual([won]);
    const { totals, content } = await read(player);
    expect(totals).toEqual({ count: 4, stake: 30_00n, payout: 30_00n, net: 0n, open: 0n });
    expect(content.find(({ roundId }) => roundId === other)?.gameName).toBe("mahjong");
  });

  it("MEMBER-04 an open bet counts as no loss in its row, in the totals and in the CSV", async () => {
    const player = await member();
    await record(player.playerId, { status: "open", settledAt: null });
    await record(player.playerId, { status: "won", payout: 30_00n });
    expect((await read(player)).totals).toEqual({ count: 2, stake: 20_00n, payout: 30_00n, net: 20_00n, open: 10_00n });
    const csv = await readRoute(portalRequest(readBetsCall, {}, { ...player, headers: { accept: "text/csv" } }));
    expect((await csv.text()).match(/10\.00,0\.00,(\S+),Open/)?.[1]).toBe("0.00");
  });

  it("MEMBER-04 sums the result per day of the site's time zone, over the whole filter, without open bets", async () => {
    const player = await memberOfRecord();
    const at = (time: string) => new Date(`2026-11-${time}Z`);
    // Midnight in Manila is 16:00 in UTC.
    await record(player.playerId, { placedAt: at("27T15:59:59") });
    await record(player.playerId, { placedAt: at("27T16:00:00"), status: "won", payout: 35_00n });
    await record(player.playerId, { placedAt: at("28T10:00:00") });
    await record(player.playerId, { placedAt: at("28T11:00:00"), status: "open", settledAt: null });
    const days = (filter: { status?: "won" }) => readBetDays(player.context, { pageSize: 20, ...filter });
    expect([...(await days({}))].toSorted()).toEqual([
      ["2026-11-27", -10_00n],
      ["2026-11-28", 15_00n],
    ]);
    expect([...(await days({ status: "won" }))]).toEqual([["2026-11-28", 25_00n]]);
  });

  it("MEMBER-04 offers the vendors and types whose games can be played as filters", async () => {
    const { vendors, categories } = await readPlayable(context);
    expect(vendors.map(({ vendorCode }) => vendorCode)).toEqual(["BGS"]);
    expect(categories).toEqual(["in-house"]);
  });

  it("MEMBER-04 exports the whole filter as CSV in the page's language", async () => {
    const player = await member();
    const placedAt = new Date("2026-11-27T10:00:00.000Z");
    const id = await record(player.playerId, { status: "won", payout: 30_00n, placedAt });
    await record(player.playerId, { gameCode: "=1+1", vendorCode: "PG", placedAt: new Date(placedAt.getTime() - 1) });
    await record(player.playerId, { placedAt: new Date(placedAt.getTime() - day) });
    const headers = { accept: "text/csv", "accept-language": "fil" };
    const wire = { from: "2026-11-27T00:00:00.000Z" };
    const response = await readRoute(portalRequest(readBetsCall, wire, { ...player, headers }));
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"]);
    expect((await response.text()).split("\r\n")).toEqual([
      "Oras (Asia/Manila),Laro,Provider,Taya,Ibinayad,Neto,Resulta,Round",
      `2026-11-27 18:00:00,Dice,Sinag Originals,10.00,30.00,20.00,Panalo,${id}`,
      expect.stringContaining("'=1+1,PG,10.00,0.00,-10.00,Walang panalo,"),
      "",
    ]);
    const visitor = await readRoute(portalRequest(readBetsCall, wire, { headers }));
    expect(visitor.status).toBe(401);
  });

  it("HOUSE-31 a CSV of more than 3,000 rows reads each row once and no totals", async () => {
    const player = await member();
    for (let hundred = 0; hundred < 31; hundred++)
      await Promise.all(Array.from({ length: 100 }, () => record(player.playerId)));
    const statements = await statementsOf(async () => {
      const csv = await readRoute(portalRequest(readBetsCall, {}, { ...player, headers: { accept: "text/csv" } }));
      expect((await csv.text()).trimEnd().split("\r\n")).toHaveLength(1 + 3_100);
    });
    const reads = statements.filter((statement) => /from "bet"/.test(statement));
    expect([reads.length, reads.filter((statement) => /sum\(|count\(/i.test(statement))]).toEqual([4, []]);
  });

  it("SEC-05 shows only the player's own bets, whatever the request", async () => {
    const [player, other] = [await member(), await member()];
    const foreign = await record(other.playerId);
    expect((await read(player)).content).toEqual([]);
    expect((await read(player, { cursor: `${Date.now() + day}_${foreign}` })).content).toEqual([]);
    const asked = await callPortal(readRoute, readBetsCall, { playerId: other.playerId }, player);
    expect([asked.status, asked.envelope.issues?.[0]?.key]).toEqual([400, "unknown-field"]);
    expect((await callPortal(readRoute, readBetsCall)).status).toBe(401);
  });

  it.each([
    { from: "yesterday" },
    { vassalage: "'; drop table bet" },
    { gameType: "slots" },
    { status: "open'" },
    { cursor: "1_2" },
    { cursor: `1_${"-".repeat(36)}` },
    { pageSize: "0" },
  ])("ERR-02 names the invalid field of %j", async (wire) => {
    const { status, envelope } = await callPortal(readRoute, readBetsCall, wire, await member());
    expect([status, envelope.issues?.[0]?.path]).toEqual([400, Object.keys(wire)[0]]);
  });
});

describe("GET winners", () => {
  it("LOBBY-03 lists settled wins, largest first, with masked names", async () => {
    const { playerId } = await member();
    await record(newId(), { playerName: "juan77", payout: 90_000_00n, status: "won" });
    await record(newId(), { playerName: "maria88", payout: 95_000_00n, status: "won" });
    await record(playerId, {
      playerName: "toolong",
      payout: 99_000_00n,
      status: "won",
      placedAt: new Date(Date.now() - 31 * day),
    });
    await record(playerId, { playerName: "undone", payout: 98_000_00n, status: "cancelled" });
    await record(playerId, { playerName: "abroad", payout: 97_000_00n, status: "won", currency: "USD" });
    const { status, envelope } = await callPortal(winnersRoute, readWinnersCall, {
      gameCategory: "ALL",
      limitNum: "2",
    });
    const { list } = readWinnersCall.output.parse(envelope.value);
    expect(status).toBe(200);
    expect(list.map(({ vo }) => [vo.customerName, vo.winAmount, vo.gameName])).toEqual([
      ["ma***8", 95_000_00n, "Dice"],
      ["ju***7", 90_000_00n, "Dice"],
    ]);
    expect(JSON.stringify(envelope)).not.toMatch(/maria|juan/);
  });

  it("LOBBY-03 the winners' board has 20 places, in the call and on pages", async () => {
    for (let at = 0; at < 25; at++) await record(newId(), { payout: BigInt(50_000_00 + at), status: "won" });
    const { envelope } = await callPortal(winnersRoute, readWinnersCall);
    expect(readWinnersCall.output.parse(envelope.value).list).toHaveLength(20);
    expect((await readBoards(context)).winners.list).toHaveLength(20);
  });

  it("LOBBY-03 has each player's largest win per game, whoever holds the others", async () => {
    const [whale, other] = [newId(), newId()];
    for (let at = 0; at < 30; at++)
      await record(whale, { playerName: "whale9", payout: BigInt(900_000_00 + at), status: "won" });
    await record(whale, { playerName: "whale9", gameCode: "parol-nights", payout: 800_000_00n, status: "won" });
    await record(other, { playerName: "small1", payout: 700_000_00n, status: "won" });
    const { envelope } = await callPortal(winnersRoute, readWinnersCall, { limitNum: "3" });
    const { list } = readWinnersCall.output.parse(envelope.value);
    expect(list.map(({ vo }) => [vo.customerName, vo.winAmount, vo.gameName])).toEqual([
      ["wh***9", 900_000_29n, "Dice"],
      ["wh***9", 800_000_00n, "Parol Nights"],
      ["sm***1", 700_000_00n, "Dice"],
    ]);
  });

  it("LOBBY-03 filters by category", async () => {
    const { playerId } = await member();
    await record(playerId, { category: "slots", payout: 1_00n, status: "won" });
    const { envelope } = await callPortal(winnersRoute, readWinnersCall, { gameCategory: "RNG" });
    expect(readWinnersCall.output.parse(envelope.value).list.map(({ vo }) => vo.winAmount)).toEqual([1_00n]);
  });
});

describe("listInHouseGames", () => {
  it("LOBBY-05 lists Dice and Parol Nights after the initial migration", async () => {
    const house = { vendorCode: "BGS", category: "in-house" };
    expect(await listInHouseGames(context)).toMatchObject([
      { code: "dice", ...house },
      { code: "parol-nights", ...house },
    ]);
  });
});
