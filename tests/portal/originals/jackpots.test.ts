import { sql } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { GET as jackpotsRoute } from "#app/api/portal/jackpots/route.ts";
import { POST as playRoute } from "#app/api/portal/originals/[game]/rounds/route.ts";
import { GET as readRoute } from "#app/api/portal/originals/[game]/route.ts";
import { POST as playDemoRoute } from "#app/api/portal/originals/demo/[game]/rounds/route.ts";
import { bet } from "#db/schema/games.ts";
import { transfer } from "#db/schema/ledger.ts";
import { jackpotPool, jackpotWin } from "#db/schema/originals.ts";
import { playDemoRoundCall } from "#lib/contracts/originals/play-demo-round.ts";
import { playRoundCall } from "#lib/contracts/originals/play-round.ts";
import { readJackpotsCall } from "#lib/contracts/originals/read-jackpots.ts";
import { readTableCall } from "#lib/contracts/originals/read-table.ts";
import { foldJackpots, playRound as playUseCase } from "#lib/modules/originals/index.ts";
import { parolNights } from "#lib/originals/parol-nights/machine.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";
import { callPortal, sessionFor } from "#tests/support/calls/portal.ts";
import { expectPoolsExact, foldAllJackpots } from "#tests/support/fixtures/jackpots.ts";
import { chooseLuck, type Luck } from "#tests/support/fixtures/lucky-seed.ts";
import { context, playedSpin, playerWith, roundOf, spinFor } from "#tests/support/fixtures/originals.ts";
import { cashOf, expectLedgerClean, foldAll } from "#tests/support/ledger/ledger.ts";

const stake = 1_000_00n;
const wire = () => spinFor("1000.00");
const parse = playedSpin;
async function spin(player: { cookies: string[] }, what = wire()) {
  const { envelope } = await callPortal(playRoute, playRoundCall, what, player);
  expect(envelope.code).toBeNull();
  return parse(envelope.value);
}
const board = async () =>
  readJackpotsCall.output.parse((await callPortal(jackpotsRoute, readJackpotsCall)).envelope.value);
const poolOf = async (code: string) => (await board()).pools.find(({ pool }) => pool === code)?.amount;

async function luckyPlayer(wanted: (luck: Luck) => boolean, cash = 10_000_00n) {
  const player = await playerWith(cash);
  await callPortal(readRoute, readTableCall, { game: "parol-nights" }, player);
  const luck = await chooseLuck(context, player.playerId, stake, wanted);
  return { ...player, luck };
}
const takes = (code: string) => luckyPlayer(({ jackpot }) => jackpot === code);
const takesNone = () => luckyPlayer(({ jackpot, payout }) => jackpot === null && payout === 0n);

afterEach(async () => {
  await expectPoolsExact(context);
  await foldAll(context);
  await expectLedgerClean(context);
});

describe("jackpots", () => {
  it("GAME-04 pools grow by their share of every stake for money, to the millionth of a centavo", async () => {
    const before = await foldAllJackpots(context);
    const player = await takesNone();
    await spin(player);
    const after = await foldAllJackpots(context);
    for (const { code, share } of parolNights.jackpots)
      expect((after.get(code) ?? 0n) - (before.get(code) ?? 0n)).toBe(stake * BigInt(share));
    expect(await poolOf("grand")).toBeGreaterThanOrEqual(50_000_00n + 550n);
  });

  it("GAME-04 a winning round is paid the whole pool through the ledger, and the pool starts again", async () => {
    await spin(await takesNone());
    await foldAllJackpots(context);
    const held = await poolOf("star");
    const player = await takes("star");
    const { round, balance } = await spin(player);
    expect(round.jackpot).toEqual({ pool: "star", amount: held });
    expect(round.payout).toBe(player.luck.payout + (held ?? 0n));
    expect(balance).toBe(10_000_00n - stake + round.payout);
    expect(await cashOf(context, player)).toBe(balance);
    const rows = await context.db.orm.select().from(transfer).where(sql`round_id = ${round.roundId}`);
    expect(rows.find(({ kind }) => kind === "jackpot")).toMatchObject({
      counterAccount: "jackpot:parol-nights:star",
      cashDelta: held,
      reference: round.roundId,
    });
    const [filed] = await context.db.orm.select().from(bet).where(sql`id = ${round.roundId}`);
    expect(filed).toMatchObject({ status: "won", payout: round.payout });
    expect((await roundOf(round.roundId)).round.jackpot).toEqual(round.jackpot);
    // Only this round's own contribution remains above the seed.
    await foldAllJackpots(context);
    expect(await poolOf("star")).toBe(1_000_00n + (stake * 2_500n) / 1_000_000n);
  });

  it("GAME-04 a jackpot is paid once however often the winning key is sent", async () => {
    const player = await takes("spark");
    const once = wire();
    const answers = await Promise.all(Array.from({ length: 12 }, () => spin(player, once)));
    expect(new Set(answers.map(({ round }) => round.jackpot?.amount)).size).toBe(1);
    const paid = (answers[0]?.round.payout ?? 0n) - stake;
    expect(await cashOf(context, player)).toBe(10_000_00n + paid);
    const wins = await context.db.orm.select().from(jackpotWin).where(sql`player_id = ${player.playerId}`);
    expect(wins.length).toBe(1);
  });

  it("GAME-04 simultaneous winners are paid one after the other, and nothing is paid twice", async () => {
    await spin(await takesNone());
    await foldAllJackpots(context);
    const winners = await Promise.all(Array.from({ length: 6 }, () => takes("spark")));
    const others = await Promise.all(Array.from({ length: 6 }, takesNone));
    const folding = Promise.all(Array.from({ length: 4 }, () => foldJackpots(context)));
    const played = await Promise.all([...winners, ...others].map((player) => spin(player)));
    await folding;
    const amounts = played.slice(0, 6).map(({ round }) => round.jackpot?.amount ?? 0n);
    for (const amount of amounts) expect(amount).toBeGreaterThanOrEqual(25_00n);
    for (const { round } of played.slice(6)) expect(round.jackpot).toBeNull();
  });

  it("GAME-04 a round without a jackpot waits for no pool lock, and a winning round waits", async () => {
    const [player, winner] = [await takesNone(), await takes("spark")];
    let won: Promise<unknown> = Promise.resolve();
    await context.db.begin(async ({ sql: locked }) => {
      await locked`select from jackpot_pool for update`;
      await spin(player);
      let settled = false;
      won = spin(winner).then(() => {
        settled = true;
      });
      // A transaction that waits for a row holds a tuple lock on it.
      for (let waiting = false; !waiting && !settled; ) {
        const locks = await context.db.sql`select 1 as waiting from pg_locks
          where locktype = 'tuple' and relation = 'jackpot_pool'::regclass`;
        waiting = locks.length > 0;
      }
      expect(settled).toBe(false);
    });
    await won;
  });

  it("GAME-04 a winning round that fails midway leaves the jackpot unchanged", async () => {
    const player = await takes("spark");
    const before = await foldAllJackpots(context);
    // Postgres rejects this name, so the last write fails after the ledger has paid.
    const broken = portalRoute(playRoundCall, (given, input) => {
      const actor = { ...given.actor, account: "\0" };
      return playUseCase({ ...given, actor }, input);
    });
    expect((await callPortal(broken, playRoundCall, wire(), player)).status).toBe(500);
    expect(await foldAllJackpots(context)).toEqual(before);
    expect(await cashOf(context, player)).toBe(10_000_00n);
    expect((await spin(player)).round.jackpot?.pool).toBe("spark");
  });

  it("GAME-04 demo play neither wins jackpots nor contributes to them", async () => {
    const before = await foldAllJackpots(context);
    const cookies = [await sessionFor("trial")];
    for (let times = 0; times < 5; times++) {
      const answer = await callPortal(playDemoRoute, playDemoRoundCall, spinFor("100.00"), { cookies });
      expect(playedSpin(answer.envelope.value).round.jackpot).toBeNull();
    }
    expect(await foldAllJackpots(context)).toEqual(before);
  });

  it("GAME-04 pools are recounted on another cluster, where stored positions mean nothing", async () => {
    await spin(await takes("spark"));
    const before = await foldAllJackpots(context);
    await context.db.orm.update(jackpotPool).set({ cluster: "restored", position: "9", accumulated: 1n });
    expect(await foldAllJackpots(context)).toEqual(before);
  });

  it("GAME-04 the board shows pools and winners, newest first, with masked names", async () => {
    const player = await takes("grand");
    const { round } = await spin(player);
    const { pools, winners } = await board();
    expect(pools.map(({ gameCode, gameName, pool }) => [gameCode, gameName, pool])).toEqual([
      ["parol-nights", "Parol Nights", "grand"],
      ["parol-nights", "Parol Nights", "star"],
      ["parol-nights", "Parol Nights", "spark"],
    ]);
    expect(winners[0]).toEqual({
      customerName: "te***r",
      gameCode: "parol-nights",
      gameName: "Parol Nights",
      iconUrl: expect.stringMatching(/parol-nights\.svg$/),
      pool: "grand",
      winAmount: round.jackpot?.amount,
      wonAt: round.playedAt,
    });
  });
});
