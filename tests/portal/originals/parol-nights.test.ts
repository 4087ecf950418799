import { sql } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { POST as playRoute } from "#app/api/portal/originals/[game]/rounds/route.ts";
import { GET as readRoute } from "#app/api/portal/originals/[game]/route.ts";
import { POST as playDemoRoute } from "#app/api/portal/originals/demo/[game]/rounds/route.ts";
import { GET as readDemoRoute } from "#app/api/portal/originals/demo/[game]/route.ts";
import { PUT as seenRoute } from "#app/api/portal/originals/rounds/[roundId]/seen/route.ts";
import { POST as rotateRoute } from "#app/api/portal/originals/seed-rotation/route.ts";
import { bet, game } from "#db/schema/games.ts";
import { transfer } from "#db/schema/ledger.ts";
import { originalsRound } from "#db/schema/originals.ts";
import { markRoundSeenCall } from "#lib/contracts/originals/mark-round-seen.ts";
import { playDemoRoundCall } from "#lib/contracts/originals/play-demo-round.ts";
import { playRoundCall } from "#lib/contracts/originals/play-round.ts";
import { readDemoTableCall } from "#lib/contracts/originals/read-demo-table.ts";
import { readTableCall } from "#lib/contracts/originals/read-table.ts";
import { rotateSeedsCall } from "#lib/contracts/originals/rotate-seeds.ts";
import { playRound as playUseCase } from "#lib/modules/originals/index.ts";
import { openDraws } from "#lib/originals/fairness.ts";
import { drawRound, evaluateSpin, roundPayout } from "#lib/originals/parol-nights/rules.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";
import { callPortal, sessionFor } from "#tests/support/calls/portal.ts";
import { chooseLuck, type Luck } from "#tests/support/fixtures/lucky-seed.ts";
import { context, play, playedSpin, playerWith, roundOf, spinFor } from "#tests/support/fixtures/originals.ts";
import { cashOf, expectLedgerClean } from "#tests/support/ledger/ledger.ts";

type Player = Awaited<ReturnType<typeof playerWith>>;
const parse = playedSpin;
const together = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const spin = async (player: { cookies: string[] }, wire = spinFor()) =>
  parse((await callPortal(playRoute, playRoundCall, wire, player)).envelope.value);
const read = async (player: { cookies: string[] }) =>
  readTableCall.output.parse(
    (await callPortal(readRoute, readTableCall, { game: "parol-nights" }, player)).envelope.value,
  );

async function roundsOf(playerId: string) {
  return context.db.orm.select().from(originalsRound).where(sql`player_id = ${playerId}`).orderBy(originalsRound.nonce);
}

/** Returns a player whose next spin for 25.00 has the wanted outcome and no jackpot. */
async function luckyPlayer(cash: bigint, wanted: (luck: Luck) => boolean) {
  const player = await playerWith(cash);
  await read(player);
  const luck = await chooseLuck(context, player.playerId, 25_00n, (given) => !given.jackpot && wanted(given));
  return { ...player, luck };
}
const losing = ({ payout }: Luck) => payout === 0n;
const freeSpins = ({ spins }: Luck) => spins.length > 1;

afterEach(() => expectLedgerClean(context));

describe("POST originals/parol-nights/rounds", () => {
  it("GAME-01 a spin settles with matching stake, win, nonce and balance", async () => {
    const player = await luckyPlayer(100_00n, ({ payout, spins }) => payout > 0n && spins.length === 1);
    const { status, envelope } = await callPortal(playRoute, playRoundCall, spinFor(), player);
    expect(status).toBe(200);
    const { round, balance } = parse(envelope.value);
    expect(round).toMatchObject({ game: "parol-nights", stake: 25_00n, nonce: 0, serverSeed: null, demo: false });
    expect([round.spins, round.payout, round.jackpot]).toEqual([player.luck.spins, player.luck.payout, null]);
    expect(round.payout).toBe(roundPayout(round.spins, 25_00n));
    expect(balance).toBe(100_00n - 25_00n + round.payout);
    expect(await cashOf(context, player)).toBe(balance);
    expect((await spin(player)).round.nonce).toBe(1);
  });

  it("GAME-01 free spins settle with the spin that won them: one stake, one win, one bet", async () => {
    const player = await luckyPlayer(100_00n, freeSpins);
    const { round, balance } = await spin(player);
    const owed = round.spins.reduce((sum, stops) => Math.min(60, sum + evaluateSpin(stops).freeSpins), 0);
    expect(round.spins.length).toBe(1 + owed);
    expect(balance).toBe(75_00n + roundPayout(round.spins, 25_00n));
    const rows = await context.db.orm.select().from(transfer).where(sql`round_id = ${round.roundId}`);
    expect(rows.map(({ kind }) => kind).toSorted()).toEqual(["stake", "win"]);
    const bets = await context.db.orm.select().from(bet).where(sql`player_id = ${player.playerId}`);
    expect(bets).toMatchObject([{ id: round.roundId, gameCode: "parol-nights", stake: 25_00n, payout: round.payout }]);
  });

  it("GAME-03 a repeated key settles once and always gets the same response", async () => {
    const player = await luckyPlayer(100_00n, freeSpins);
    const wire = spinFor();
    const answers = await together(20, () => callPortal(playRoute, playRoundCall, wire, player));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ envelope }) => JSON.stringify(envelope.value))).size).toBe(1);
    expect((await roundsOf(player.playerId)).length).toBe(1);
    expect(await cashOf(context, player)).toBe(75_00n + player.luck.payout);
  });

  it.each([{ enabled: false }, { maintenance: true }])(
    "GAME-03 LOBBY-18 a lost response is replayed, also when the game is off (%j) and the money spent",
    async (off) => {
      const player = await luckyPlayer(25_00n, losing);
      const wire = spinFor();
      const first = await callPortal(playRoute, playRoundCall, wire, player);
      await context.db.orm.update(game).set(off);
      const again = await callPortal(playRoute, playRoundCall, wire, player);
      const fresh = await callPortal(playRoute, playRoundCall, spinFor(), player);
      await context.db.orm.update(game).set({ enabled: true, maintenance: false });
      expect(again.envelope).toEqual(first.envelope);
      expect([fresh.status, fresh.envelope.code]).toEqual([503, "game-maintenance"]);
    },
  );

  it("GAME-03 a key is rejected for another stake or another game", async () => {
    const player = await luckyPlayer(100_00n, losing);
    const wire = spinFor();
    await spin(player, wire);
    const other = await callPortal(playRoute, playRoundCall, { ...wire, stake: "12.50" }, player);
    expect([other.status, other.envelope.code]).toEqual([409, "duplicate-transaction"]);
    const dice = await callPortal(playRoute, playRoundCall, play("25.00", wire.idempotencyKey), player);
    expect([dice.status, dice.envelope.code]).toEqual([409, "duplicate-transaction"]);
    expect((await roundsOf(player.playerId)).length).toBe(1);
  });

  it("GAME-03 parallel spins are settled one after another: no overdraft, no nonce repeated or skipped", async () => {
    const player = await playerWith(100_00n);
    const answers = await together(16, () => callPortal(playRoute, playRoundCall, spinFor(), player));
    const rounds = await roundsOf(player.playerId);
    expect(rounds.map(({ nonce }) => nonce)).toEqual(rounds.map((_, index) => index));
    expect(answers.filter(({ status }) => status === 200).length).toBe(rounds.length);
    for (const { status, envelope } of answers) {
      if (status !== 200) expect([status, envelope.code]).toEqual([409, "insufficient-funds"]);
    }
    const won = rounds.reduce((sum, { payout }) => sum + payout, 0n);
    expect(rounds.length).toBeGreaterThanOrEqual(4);
    expect(await cashOf(context, player)).toBe(100_00n - 25_00n * BigInt(rounds.length) + won);
  });

  it("GAME-03 a spin that fails midway leaves nothing behind, and the next try plays it", async () => {
    const player = await luckyPlayer(100_00n, freeSpins);
    const wire = spinFor();
    // Postgres rejects this name, so the bet record fails after the ledger has moved the money.
    const broken = portalRoute(playRoundCall, (given, input) => {
      const actor = { ...given.actor, account: "\0" };
      return playUseCase({ ...given, actor }, input);
    });
    expect((await callPortal(broken, playRoundCall, wire, player)).status).toBe(500);
    expect(await roundsOf(player.playerId)).toEqual([]);
    expect(await cashOf(context, player)).toBe(100_00n);
    const { round } = await spin(player, wire);
    expect([round.nonce, round.payout]).toEqual([0, player.luck.payout]);
  });

  it.each([
    ["below the minimum", { stake: "0.75" }, "stake", "too-low", { min: "1.00" }],
    ["above the maximum", { stake: "1000.25" }, "stake", "too-high", { max: "1000.00" }],
    ["that 25 lines cannot share", { stake: "25.10" }, "stake", "amount-step", { step: "0.25" }],
    ["of zero", { stake: "0.00" }, "stake", "positive-amount", {}],
    ["finer than a centavo", { stake: "25.001" }, "stake", "amount-format", {}],
    ["without a key", { idempotencyKey: "once" }, "idempotencyKey", "invalid-format", {}],
  ])("GAME-02 a stake %s is rejected", async (_, change, path, key, params) => {
    const player = await playerWith(10_000_00n);
    const { status, envelope } = await callPortal(playRoute, playRoundCall, { ...spinFor(), ...change }, player);
    expect([status, envelope.code]).toEqual([400, "invalid-input"]);
    expect(envelope.issues).toContainEqual({ path, key, params });
    expect(await roundsOf(player.playerId)).toEqual([]);
  });

  it("GAME-02 the largest stake is limited by the operator's largest win", async () => {
    const player = await playerWith(10_000_00n);
    await context.db.orm.update(game).set({ maximumWin: 500_000_00n }).where(sql`code = 'parol-nights'`);
    const { envelope } = await callPortal(playRoute, playRoundCall, spinFor("100.25"), player);
    await context.db.orm.update(game).set({ maximumWin: 5_000_000_00n }).where(sql`code = 'parol-nights'`);
    expect(envelope.issues).toEqual([{ path: "stake", key: "too-high", params: { max: "100.00" } }]);
  });

  it("GAME-02 a round can be drawn again from its seeds once they are revealed", async () => {
    const player = await luckyPlayer(100_00n, freeSpins);
    const { round } = await spin(player);
    const { serverSeedHash, clientSeed } = round;
    await callPortal(rotateRoute, rotateSeedsCall, { serverSeedHash, clientSeed }, player);
    const { round: revealed } = await roundOf(round.roundId);
    const { serverSeed } = revealed;
    if (serverSeed === null || revealed.game !== "parol-nights") return expect.fail("not revealed");
    const drawn = await drawRound(await openDraws({ serverSeed, clientSeed, nonce: revealed.nonce }));
    expect(drawn.spins).toEqual(revealed.spins);
    expect(roundPayout(drawn.spins, revealed.stake)).toBe(revealed.payout);
  });

  it("SEC-03 only members with real money can play", async () => {
    const visitor = await callPortal(playRoute, playRoundCall, spinFor());
    const trial = await callPortal(playRoute, playRoundCall, spinFor(), { cookies: [await sessionFor("trial")] });
    expect([visitor.status, visitor.envelope.code]).toEqual([401, "not-logged-in"]);
    expect([trial.status, trial.envelope.code]).toEqual([403, "need-real-account"]);
  });
});

describe("rounds that were not seen", () => {
  const see = (player: { cookies: string[] }, roundId: string) =>
    callPortal(seenRoute, markRoundSeenCall, { roundId }, player);

  it("GAME-03 a paying round is shown again until it was seen, in any browser of its player", async () => {
    const player = await luckyPlayer(100_00n, freeSpins);
    const { round } = await spin(player);
    const elsewhere = { cookies: [await sessionFor("player", player.playerId)] };
    const state = await read(elsewhere);
    expect([state.unseen, state.rounds[0]]).toEqual([round.roundId, round]);
    for (let times = 0; times < 2; times++) expect((await see(player, round.roundId)).status).toBe(200);
    expect((await read(elsewhere)).unseen).toBeNull();
  });

  it("GAME-03 a spin that pays nothing is not shown again", async () => {
    const player = await luckyPlayer(100_00n, losing);
    await spin(player);
    expect((await read(player)).unseen).toBeNull();
  });

  it("SEC-05 a player cannot mark another player's round as seen", async () => {
    const player = await luckyPlayer(100_00n, freeSpins);
    const { round } = await spin(player);
    const others: Pick<Player, "cookies">[] = [await playerWith(1_00n), { cookies: [] }];
    for (const other of others) {
      const { status, envelope } = await see(other, round.roundId);
      expect([status, envelope.code]).toEqual([404, "not-found"]);
    }
    expect((await read(player)).unseen).toBe(round.roundId);
  });
});

describe("demo Parol Nights", () => {
  const parseDemo = playedSpin;
  const readDemo = async (browser: { cookies: string[] }) =>
    readDemoTableCall.output.parse(
      (await callPortal(readDemoRoute, readDemoTableCall, { game: "parol-nights" }, browser)).envelope.value,
    );

  it("LOBBY-17 a visitor plays without login or ledger row, and sees the round again until it was seen", async () => {
    const rowsBefore = await context.db.orm.$count(transfer);
    const first = await callPortal(readDemoRoute, readDemoTableCall, { game: "parol-nights" });
    const browser = { cookies: [first.response.headers.getSetCookie()[0]?.split(";")[0] ?? ""] };
    expect(await readDemo(browser)).toMatchObject({ balance: 1_000_00n, rounds: [], unseen: null });
    let balance = 1_000_00n;
    for (;;) {
      const answer = await callPortal(playDemoRoute, playDemoRoundCall, spinFor("10.00"), browser);
      const played = parseDemo(answer.envelope.value);
      const { round } = played;
      expect([round.demo, round.jackpot, round.payout]).toEqual([true, null, roundPayout(round.spins, 10_00n)]);
      balance += round.payout - 10_00n;
      expect(played.balance).toBe(balance);
      if (round.payout === 0n) continue;
      expect(await readDemo(browser)).toMatchObject({ balance, unseen: round.roundId });
      expect((await callPortal(seenRoute, markRoundSeenCall, { roundId: round.roundId }, browser)).status).toBe(200);
      break;
    }
    expect(await readDemo(browser)).toMatchObject({ balance, unseen: null });
    expect(await context.db.orm.$count(transfer)).toBe(rowsBefore);
  });

  it("GAME-03 a key settles once under contention, and games stay separate", async () => {
    const browser = { cookies: [await sessionFor("trial")] };
    const wire = spinFor("1.00");
    const answers = await together(12, () => callPortal(playDemoRoute, playDemoRoundCall, wire, browser));
    expect(new Set(answers.map(({ envelope }) => JSON.stringify(envelope.value))).size).toBe(1);
    expect((await readDemo(browser)).rounds.length).toBe(1);
  });
});
