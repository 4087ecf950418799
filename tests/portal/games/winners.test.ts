import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { jackpotWin, originalsRound, seedPair } from "#db/schema/originals.ts";
import type { WinnerQuery } from "#lib/contracts/games/winner-lists.ts";
import { newId } from "#lib/kernel/ids.ts";
import { inHouseVendor, listWinners, listWins, recordBet, type WinnerPage } from "#lib/modules/games/index.ts";
import { listJackpotWins } from "#lib/modules/originals/index.ts";
import { ledgerContext } from "#tests/support/ledger/ledger.ts";

const context = ledgerContext();
const day = 86_400_000;

/** Records a won bet that settled `daysAgo`. */
async function won(
  payout: bigint,
  { playerId = newId(), playerName = "juan77", category = "slots", gameCode = "dice", daysAgo = 0 } = {},
) {
  const at = new Date(Date.now() - daysAgo * day - 60_000);
  await recordBet(context.db, {
    ...{ id: newId(at.getTime()), playerId, playerName, vendorCode: inHouseVendor, category, gameCode },
    ...{ currency: "PHP", stake: 1_00n, payout, status: "won", placedAt: at, settledAt: at },
  });
}

/** Reads every page in order and runs `between` after the first one. */
async function walk<Entry>(
  list: (asked: Pick<WinnerQuery, "period" | "after">) => Promise<WinnerPage<Entry>>,
  period: WinnerQuery["period"],
  between?: () => Promise<void>,
) {
  const pages: Entry[][] = [];
  const places: number[] = [];
  for (let after: WinnerQuery["after"]; ; ) {
    const { entries, next } = await list({ period, ...(after && { after }) });
    pages.push(entries);
    if (!next) return { pages, all: pages.flat(), places };
    places.push(next.place);
    after = next;
    if (pages.length === 1) await between?.();
  }
}

let nowMs = Date.now();
/** Advances the clock beyond the cache lifetime. */
const later = () => {
  nowMs += 6_000;
  vi.setSystemTime(nowMs);
};

// Only once: a cache entry keeps the clock of its creation.
beforeAll(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterAll(() => void vi.useRealTimers());
beforeEach(async () => {
  later();
  await context.db.sql`delete from bet`;
});

describe("LOBBY-21 wins", () => {
  it("LOBBY-21 pages through over 500 wins without gaps at ties, and a new win shifts no page", async () => {
    for (let index = 0; index < 530; index++)
      await won(BigInt(10_00 + (index % 7)), { daysAgo: index < 500 ? 0 : 400 });
    const asked = (query: Pick<WinnerQuery, "period" | "after">) => listWins(context, query);
    const { pages, all, places } = await walk(asked, "all", () => won(99_999_00n));
    expect(all.map(({ winAmount }) => winAmount)).toEqual(
      Array.from({ length: 530 }, (_, index) => BigInt(10_00 + (index % 7))).toSorted((a, b) => Number(b - a)),
    );
    expect(pages.map(({ length }) => length)).toEqual([...Array(21).fill(25), 5]);
    expect(places).toEqual(Array.from({ length: 21 }, (_, page) => (page + 1) * 25));
    later();
    expect((await walk(asked, "day")).all.map(({ winAmount }) => winAmount).slice(0, 2)).toEqual([99_999_00n, 10_06n]);
    expect((await walk(asked, "month")).all).toHaveLength(501);
  });

  it("LOBBY-21 a player has one place per game, with the largest win of the period", async () => {
    const [one, other] = [newId(), newId()];
    await won(90_00n, { playerId: one, daysAgo: 20 });
    for (const payout of [50_00n, 70_00n, 60_00n]) await won(payout, { playerId: one });
    await won(40_00n, { playerId: one, gameCode: "parol-nights" });
    await won(65_00n, { playerId: other });
    const amounts = async (period: WinnerQuery["period"]) =>
      (await listWins(context, { period })).entries.map(({ winAmount, gameCode }) => [winAmount, gameCode]);
    const below = [
      [65_00n, "dice"],
      [40_00n, "parol-nights"],
    ];
    expect(await amounts("week")).toEqual([[70_00n, "dice"], ...below]);
    expect(await amounts("month")).toEqual([[90_00n, "dice"], ...below]);
  });

  it("LOBBY-21 a page is cached for some seconds, separately by category and language", async () => {
    await won(10_00n);
    const amounts = async (asked: Parameters<typeof listWins>[1]) =>
      (await listWins(context, asked)).entries.map(({ winAmount }) => winAmount);
    expect(await amounts({ period: "day" })).toEqual([10_00n]);
    await won(20_00n, { category: "fishing" });
    expect(await amounts({ period: "day" })).toEqual([10_00n]);
    expect(await amounts({ period: "day", category: "fishing" })).toEqual([20_00n]);
    later();
    expect(await amounts({ period: "day" })).toEqual([20_00n, 10_00n]);
  });
});

describe("LOBBY-21 leaderboard", () => {
  it("LOBBY-21 sums each player's wins of a period over all pages and reveals no player ids", async () => {
    const players = Array.from({ length: 60 }, () => newId());
    for (const [index, playerId] of players.entries()) {
      await won(BigInt(1_00 + (index % 3)), { playerId, playerName: `maria${index}` });
      await won(5_00n, { playerId, daysAgo: 10 });
    }
    const asked = (query: Pick<WinnerQuery, "period" | "after">) => listWinners(context, query);
    const week = await walk(asked, "week");
    expect(week.pages.map(({ length }) => length)).toEqual([25, 25, 10]);
    expect(week.all.map(({ total }) => total)).toEqual(
      [1_02n, 1_01n, 1_00n].flatMap((total) => Array<bigint>(20).fill(total)),
    );
    expect(new Set(week.all.map(({ customerName }) => customerName)).size).toBeGreaterThan(5);
    expect((await walk(asked, "month")).all[0]).toMatchObject({ wins: 2, largest: 5_00n, total: 6_02n });
    const { next } = await listWinners(context, { period: "week" });
    expect(players).not.toContain(next?.id);
  });

  it("LOBBY-21 sums are cached for some seconds across all pages", async () => {
    const playerId = newId();
    await won(10_00n, { playerId });
    const totals = async (asked: Parameters<typeof listWinners>[1]) =>
      (await listWinners(context, asked)).entries.map(({ total }) => total);
    expect(await totals({ period: "week" })).toEqual([10_00n]);
    await won(20_00n, { playerId });
    const after = { place: 0, value: 99_999_00n, id: newId() };
    expect(await totals({ period: "week", after })).toEqual([10_00n]);
    later();
    expect(await totals({ period: "week", after })).toEqual([30_00n]);
    expect(await totals({ period: "week", after: { ...after, value: 0n } })).toEqual([]);
  });
});

it("LOBBY-21 jackpot wins are paged to the first one, and any timestamp in a position is accepted", async () => {
  const { orm } = context.db;
  const [pairId, playerId, at] = [newId(), newId(), new Date()];
  const pair = { id: pairId, playerId, sealedServerSeed: "sealed", serverSeedHash: "hash", createdAt: at };
  await orm.insert(seedPair).values(pair);
  const wins = Array.from({ length: 60 }, (_, nonce) => ({ roundId: newId(), amount: BigInt(nonce), nonce }));
  const game = { gameCode: "parol-nights", currency: "PHP", playerId };
  await orm.insert(originalsRound).values(
    wins.map(({ roundId, nonce, amount }) => ({
      ...{ ...game, id: roundId, idempotencyKey: newId(), pairId, nonce, clientSeed: "", stake: 1n, payout: amount },
      ...{ choice: {}, outcome: {}, playedAt: at },
    })),
  );
  // Three wins at each moment.
  await orm.insert(jackpotWin).values(
    wins.map(({ roundId, amount, nonce }) => ({
      ...{ ...game, roundId, amount, seed: 0n, pool: "spark", playerName: "juan77" },
      wonAt: new Date(at.getTime() - Math.floor(nonce / 3)),
    })),
  );
  const { pages, all } = await walk((asked) => listJackpotWins(context, asked), "week");
  expect(pages.map(({ length }) => length)).toEqual([25, 25, 10]);
  expect(all.map(({ winAmount }) => winAmount).toSorted((a, b) => Number(a - b))).toEqual(
    wins.map(({ amount }) => amount),
  );
  const far = { place: 0, value: 9_999_999_999_999n, id: newId() };
  expect(await listJackpotWins(context, { after: far })).toEqual(await listJackpotWins(context, {}));
  expect((await listJackpotWins(context, { after: { ...far, value: 0n } })).entries).toEqual([]);
});
