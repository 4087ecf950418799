import { afterEach, describe, expect, it } from "vitest";
import { GET as betsRoute } from "#app/api/portal/records/bets/route.ts";
import { GET as profitRoute } from "#app/api/portal/records/profit-and-loss/route.ts";
import { wireOfCategory } from "#lib/contracts/games/categories.ts";
import { readBetsCall } from "#lib/contracts/games/read-bets.ts";
import { readProfitCall } from "#lib/contracts/games/read-profit.ts";
import { playRoundCall } from "#lib/contracts/originals/play-round.ts";
import { newId } from "#lib/kernel/ids.ts";
import { debit, readStatement, rollback } from "#lib/modules/ledger/index.ts";
import { transact } from "#lib/platform/transact.ts";
import { changeSiteSettings } from "#lib/settings/change-settings.ts";
import { callPortal, portalRequest, sessionFor } from "#tests/support/calls/portal.ts";
import { handlerOf } from "#tests/support/calls/routes.ts";
import { fileBet, playerOfRecord } from "#tests/support/fixtures/bets.ts";
import { context, play, playerWith, spinFor } from "#tests/support/fixtures/originals.ts";
import { expectLedgerClean } from "#tests/support/ledger/ledger.ts";

const nothing = { bets: 0, stake: 0n, win: 0n, profit: 0n, open: { bets: 0, stake: 0n } };

async function read(player: { cookies: string[] }, wire: Record<string, unknown> = {}) {
  const { status, envelope } = await callPortal(profitRoute, readProfitCall, wire, player);
  expect(status).toBe(200);
  return readProfitCall.output.parse(envelope.value);
}

async function totalsOfBets(player: { cookies: string[] }, wire: Record<string, unknown> = {}) {
  const { envelope } = await callPortal(betsRoute, readBetsCall, wire, player);
  return readBetsCall.output.parse(envelope.value).totals;
}

afterEach(() => expectLedgerClean(context));

describe("GET records/profit-and-loss", () => {
  it("MEMBER-06 sums settled bets by category and day, open ones separately, without cancelled ones", async () => {
    const player = await playerOfRecord();
    const [first, second] = [new Date("2026-11-26T10:00:00Z"), new Date("2026-11-27T10:00:00Z")];
    const slots = { vendorCode: "PG", category: "slots", gameCode: "mahjong" };
    await fileBet(player.playerId, { placedAt: first });
    await fileBet(player.playerId, { placedAt: first, ...slots, status: "won", payout: 35_50n });
    await fileBet(player.playerId, { placedAt: second, ...slots });
    await fileBet(player.playerId, { placedAt: second, status: "open", settledAt: null, stake: 7_00n });
    await fileBet(player.playerId, { placedAt: second, status: "cancelled", payout: 10_00n });
    await fileBet(player.playerId, { placedAt: second, category: "poker", status: "cancelled" });
    const open = { bets: 1, stake: 7_00n };
    expect(await read(player)).toEqual({
      timeZone: "Asia/Manila",
      totals: { bets: 3, stake: 30_00n, win: 35_50n, profit: 5_50n, open },
      types: [
        { category: "slots", ...nothing, bets: 2, stake: 20_00n, win: 35_50n, profit: 15_50n },
        { category: "in-house", ...nothing, bets: 1, stake: 10_00n, profit: -10_00n, open },
      ],
      days: [
        { day: "2026-11-26", ...nothing, bets: 2, stake: 20_00n, win: 35_50n, profit: 15_50n },
        { day: "2026-11-27", ...nothing, bets: 1, stake: 10_00n, profit: -10_00n, open },
      ],
    });
  });

  it("MEMBER-06 returns zeros for a player without bets", async () => {
    expect(await read(await playerOfRecord())).toMatchObject({ totals: nothing, types: [], days: [] });
  });

  it("MEMBER-06 a range includes its start and excludes its end", async () => {
    const player = await playerOfRecord();
    const [from, to] = ["2026-11-26T16:00:00.000Z", "2026-11-27T16:00:00.000Z"];
    for (const at of [from, to]) {
      await fileBet(player.playerId, { placedAt: new Date(at) });
      await fileBet(player.playerId, { placedAt: new Date(Date.parse(at) - 1), stake: 3_00n });
    }
    const { days } = await read(player, { from, to });
    expect(days.map(({ day, bets, stake }) => [day, bets, stake])).toEqual([["2026-11-27", 2, 13_00n]]);
  });

  it("MEMBER-06 days end at midnight in the site's time zone, also when its clocks change", async () => {
    const player = await playerOfRecord();
    // In Berlin the 25th has 25 hours, from 22:00Z on the 24th to 23:00Z.
    const lastOf24th = "2026-10-24T21:59:59.999Z";
    for (const at of [lastOf24th, "2026-10-24T22:00:00Z", "2026-10-25T22:59:59.999Z", "2026-10-25T23:00:00Z"])
      await fileBet(player.playerId, { placedAt: new Date(at) });
    const daysIn = async (timeZone: string) => {
      await changeSiteSettings(context, { timeZone });
      const { days, ...profit } = await read(player);
      expect(profit.timeZone).toBe(timeZone);
      return days.map(({ day, bets }) => `${day} ${bets}`);
    };
    expect(await daysIn("Europe/Berlin")).toEqual(["2026-10-24 1", "2026-10-25 2", "2026-10-26 1"]);
    expect(await daysIn("Asia/Manila")).toEqual(["2026-10-25 2", "2026-10-26 2"]);
  });

  it("MEMBER-06 equals the totals of the bet history for the same range", async () => {
    const player = await playerOfRecord();
    const from = Date.parse("2026-11-01T00:00:00Z");
    const statuses = ["won", "lost", "open", "cancelled"] as const;
    for (let i = 0; i < 40; i++) {
      const status = statuses[i % 4] ?? "open";
      const payout = status === "won" ? BigInt(i * 333) : 0n;
      const placedAt = new Date(from + i * 7_200_000);
      await fileBet(player.playerId, {
        status,
        payout,
        placedAt,
        stake: BigInt(100 + i),
        category: i % 3 ? "slots" : "live-casino",
      });
    }
    for (const range of [{}, { from: "2026-11-01T05:00:00Z", to: "2026-11-03T01:00:00Z" }]) {
      const { totals, types, days } = await read(player, range);
      const all = await totalsOfBets(player, range);
      const cancelled = await totalsOfBets(player, { ...range, status: "cancelled" });
      expect(totals.bets + totals.open.bets + cancelled.count).toBe(all.count);
      expect([totals.stake + totals.open.stake, totals.win, totals.profit]).toEqual([all.stake, all.payout, all.net]);
      const open = await totalsOfBets(player, { ...range, status: "open" });
      expect(totals.open).toEqual({ bets: open.count, stake: open.stake });
      for (const { category, ...figures } of types) {
        const own = await totalsOfBets(player, { ...range, gameType: wireOfCategory(category) });
        expect([figures.win, figures.profit]).toEqual([own.payout, own.net]);
      }
      const sums = [types, days].map((rows) => rows.reduce((sum, { profit }) => sum + profit, 0n));
      expect(sums).toEqual([totals.profit, totals.profit]);
    }
  });

  it("MEMBER-06 equals the stakes and wins in the ledger", async () => {
    const player = await playerWith(5_000_00n);
    for (let i = 0; i < 12; i++) {
      for (const wire of [play(), spinFor()])
        expect((await callPortal(await handlerOf(playRoundCall), playRoundCall, wire, player)).status).toBe(200);
    }
    const id = newId();
    const movement = { ...player, vendorId: "PG", roundId: id, externalId: id, counterAccount: "game:mahjong" };
    await transact(context, async (tx) => {
      await debit(tx, { ...movement, amount: 10_00n });
      await rollback(tx, { ...movement, externalId: `${id}:r`, debitId: id });
    });
    await fileBet(player.playerId, { id, status: "cancelled" });
    const { totals } = await read(player);
    const sumOf = async (kinds: Parameters<typeof readStatement>[1]["kinds"] & {}) => {
      const { rows } = await readStatement(context, { ...player, kinds, pageSize: 200 });
      return rows.reduce((sum, { cashDelta, bonusDelta }) => sum + cashDelta + bonusDelta, 0n);
    };
    expect(totals.bets).toBe(24);
    expect(totals.win).toBe(await sumOf(["win", "jackpot"]));
    expect(-totals.stake).toBe(await sumOf(["stake", "rollback"]));
    expect(totals.profit).toBe(await sumOf(["stake", "win", "jackpot", "rollback"]));
  });

  it("MEMBER-06 exports a line per category and day as CSV, in the page's language", async () => {
    const player = await playerOfRecord();
    const placedAt = new Date("2026-11-27T10:00:00Z");
    await fileBet(player.playerId, { placedAt, status: "won", payout: 30_00n });
    await fileBet(player.playerId, { placedAt, category: "slots" });
    await fileBet(player.playerId, { placedAt, category: "slots", status: "open", settledAt: null });
    await fileBet(player.playerId, { placedAt: new Date("2026-11-26T10:00:00Z") });
    const headers = { accept: "text/csv", "accept-language": "fil" };
    const wire = { from: "2026-11-26T16:00:00.000Z" };
    const response = await profitRoute(portalRequest(readProfitCall, wire, { ...player, headers }));
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"]);
    expect((await response.text()).split("\r\n")).toEqual([
      "Araw (Asia/Manila),Uri ng laro,Bilang ng taya,Itinaya,Napanalunan,Resulta,Bukas na taya,Itinaya sa bukas na taya",
      expect.stringMatching(/^2026-11-27,\S.*,1,10\.00,30\.00,20\.00,0,0\.00$/),
      "2026-11-27,Slots,1,10.00,0.00,-10.00,1,10.00",
      "",
    ]);
    expect((await profitRoute(portalRequest(readProfitCall, wire, { headers }))).status).toBe(401);
  });

  it("SEC-05 shows only the player's own bets, whatever the request", async () => {
    const [player, other] = [await playerOfRecord(), await playerOfRecord()];
    await fileBet(other.playerId);
    expect(await read(player)).toMatchObject({ totals: nothing, types: [], days: [] });
    const asked = await callPortal(profitRoute, readProfitCall, { playerId: other.playerId }, player);
    expect([asked.status, asked.envelope.issues?.[0]?.key]).toEqual([400, "unknown-field"]);
    expect((await read(other)).totals.bets).toBe(1);
  });

  it("SEC-04 rejects visitors, trial accounts and idle sessions, as JSON and as CSV", async () => {
    const hourAgo = { clock: { now: () => new Date(Date.now() - 3_600_000) } };
    const idled = await sessionFor("player", newId(), hourAgo);
    for (const accept of ["application/json", "text/csv"]) {
      const refusal = async (cookies: string[]) => {
        const answer = await callPortal(profitRoute, readProfitCall, {}, { cookies, headers: { accept } });
        return [answer.status, answer.envelope.code];
      };
      expect(await refusal([])).toEqual([401, "not-logged-in"]);
      expect(await refusal([await sessionFor("trial", newId())])).toEqual([403, "need-real-account"]);
      expect(await refusal([idled])).toEqual([401, "session-expired"]);
    }
  });

  it.each([{ from: "yesterday" }, { to: "2026-11-27" }])("ERR-02 names the invalid field of %j", async (wire) => {
    const { status, envelope } = await callPortal(profitRoute, readProfitCall, wire, await playerOfRecord());
    expect([status, envelope.issues?.[0]?.path]).toEqual([400, Object.keys(wire)[0]]);
  });
});
