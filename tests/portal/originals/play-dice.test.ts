import { sql } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { POST as playRoute } from "#app/api/portal/originals/[game]/rounds/route.ts";
import { GET as readRoute } from "#app/api/portal/originals/[game]/route.ts";
import { game } from "#db/schema/games.ts";
import { originalsRound } from "#db/schema/originals.ts";
import { playRoundCall } from "#lib/contracts/originals/play-round.ts";
import { readTableCall } from "#lib/contracts/originals/read-table.ts";
import { setDebitBlock } from "#lib/modules/ledger/index.ts";
import { playRound as playUseCase } from "#lib/modules/originals/index.ts";
import { dicePayout } from "#lib/originals/dice/rules.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";
import { callPortal, sessionFor } from "#tests/support/calls/portal.ts";
import { context, evenBet, play, playedDice, playerWith, spinFor } from "#tests/support/fixtures/originals.ts";
import { cashOf, expectLedgerClean } from "#tests/support/ledger/ledger.ts";

const parse = playedDice;
const together = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

async function roundsOf(playerId: string) {
  return context.db.orm.select().from(originalsRound).where(sql`player_id = ${playerId}`).orderBy(originalsRound.nonce);
}

afterEach(() => expectLedgerClean(context));

describe("POST originals/dice/rounds", () => {
  it("GAME-02 a round settles with matching stake, win, nonce and balance", async () => {
    const player = await playerWith(100_00n);
    const { status, envelope } = await callPortal(playRoute, playRoundCall, play(), player);
    expect(status).toBe(200);
    const { round, balance } = parse(envelope.value);
    expect(round).toMatchObject({ stake: 10_00n, nonce: 0, serverSeed: null, demo: false, ...evenBet });
    expect(round.payout).toBe(dicePayout(evenBet, 10_00n, round.roll));
    expect(balance).toBe(100_00n - 10_00n + round.payout);
    expect(await cashOf(context, player)).toBe(balance);
    const next = parse((await callPortal(playRoute, playRoundCall, play(), player)).envelope.value);
    expect(next.round.nonce).toBe(1);
  });

  it("GAME-03 a repeated key settles once and always gets the same response", async () => {
    const player = await playerWith(100_00n);
    const wire = play();
    const answers = await together(20, () => callPortal(playRoute, playRoundCall, wire, player));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ envelope }) => JSON.stringify(envelope.value))).size).toBe(1);
    const rounds = await roundsOf(player.playerId);
    expect(rounds.length).toBe(1);
    expect(await cashOf(context, player)).toBe(90_00n + (rounds[0]?.payout ?? 0n));
  });

  it.each([{ enabled: false }, { maintenance: true }])(
    "GAME-03 LOBBY-18 a repeated key gets the stored round even when the game is off (%j) and the money spent",
    async (off) => {
      const player = await playerWith(10_00n);
      const wire = { ...play("10.00"), direction: "under", target: 10 };
      const first = await callPortal(playRoute, playRoundCall, wire, player);
      await context.db.orm.update(game).set(off);
      const again = await callPortal(playRoute, playRoundCall, wire, player);
      const fresh = await callPortal(playRoute, playRoundCall, play("1.00"), player);
      await context.db.orm.update(game).set({ enabled: true, maintenance: false });
      expect(again.envelope).toEqual(first.envelope);
      expect([fresh.status, fresh.envelope.code]).toEqual([503, "game-maintenance"]);
    },
  );

  it("WALLET-06 a repeated key returns the stored round and the current balance (decision 0017)", async () => {
    const player = await playerWith(100_00n);
    const wire = play();
    const first = parse((await callPortal(playRoute, playRoundCall, wire, player)).envelope.value);
    const other = parse((await callPortal(playRoute, playRoundCall, play("7.00"), player)).envelope.value);
    const again = parse((await callPortal(playRoute, playRoundCall, wire, player)).envelope.value);
    expect(again).toEqual({ round: first.round, balance: other.balance });
    expect(await cashOf(context, player)).toBe(other.balance);
  });

  it("GAME-03 a key is rejected for a different bet", async () => {
    const player = await playerWith(100_00n);
    const wire = play();
    await callPortal(playRoute, playRoundCall, wire, player);
    for (const other of [{ stake: "11.00" }, { target: 5_048 }, { direction: "under" }]) {
      const { status, envelope } = await callPortal(playRoute, playRoundCall, { ...wire, ...other }, player);
      expect([status, envelope.code]).toEqual([409, "duplicate-transaction"]);
    }
    expect((await roundsOf(player.playerId)).length).toBe(1);
  });

  it("GAME-03 two players can use the same key", async () => {
    const [one, other] = [await playerWith(100_00n), await playerWith(100_00n)];
    const wire = play();
    const answers = [
      await callPortal(playRoute, playRoundCall, wire, one),
      await callPortal(playRoute, playRoundCall, wire, other),
    ];
    const ids = answers.map(({ envelope }) => parse(envelope.value).round.roundId);
    expect(new Set(ids).size).toBe(2);
  });

  it("GAME-03 parallel rounds are settled one after another: no overdraft, no nonce repeated or skipped", async () => {
    const player = await playerWith(50_00n);
    // At a 0.10 % chance to win, the balance almost certainly covers exactly five stakes of ten.
    const answers = await together(20, () =>
      callPortal(playRoute, playRoundCall, { ...play("10.00"), direction: "under", target: 10 }, player),
    );
    const rounds = await roundsOf(player.playerId);
    expect(rounds.map(({ nonce }) => nonce)).toEqual(rounds.map((_, index) => index));
    expect(answers.filter(({ status }) => status === 200).length).toBe(rounds.length);
    for (const { status, envelope } of answers) {
      if (status !== 200) expect([status, envelope.code]).toEqual([409, "insufficient-funds"]);
    }
    const won = rounds.reduce((sum, { payout }) => sum + payout, 0n);
    if (won === 0n) expect(rounds.length).toBe(5);
    expect(await cashOf(context, player)).toBe(50_00n - 10_00n * BigInt(rounds.length) + won);
  });

  it("GAME-03 a round that fails midway leaves nothing behind, and the next try plays it", async () => {
    const player = await playerWith(100_00n);
    const wire = play();
    // Postgres rejects this name, so the bet record fails after the ledger has moved the money.
    const broken = portalRoute(playRoundCall, (given, input) => {
      const actor = { ...given.actor, account: "\0" };
      return playUseCase({ ...given, actor }, input);
    });
    const failed = await callPortal(broken, playRoundCall, wire, player);
    expect(failed.status).toBe(500);
    expect(await roundsOf(player.playerId)).toEqual([]);
    expect(await cashOf(context, player)).toBe(100_00n);
    const { status, envelope } = await callPortal(playRoute, playRoundCall, wire, player);
    expect([status, parse(envelope.value).round.nonce]).toEqual([200, 0]);
  });

  it.each([
    ["below the minimum", { stake: "0.99" }, "stake", "too-low", { min: "1.00" }],
    ["above the maximum", { stake: "10000.01" }, "stake", "too-high", { max: "10000.00" }],
    [
      "above what the maximum win allows",
      { stake: "252.53", direction: "under", target: 10 },
      "stake",
      "too-high",
      { max: "252.52" },
    ],
    ["zero", { stake: "0.00" }, "stake", "positive-amount", {}],
    ["finer than a centavo", { stake: "1.001" }, "stake", "amount-format", {}],
    ["on a target that too few rolls win", { direction: "under", target: 9 }, "target", "invalid-value", {}],
    ["on a target that too many rolls win", { direction: "over", target: 198 }, "target", "invalid-value", {}],
    ["on a target off the scale", { target: 10_000 }, "target", "too-high", { max: 9_999 }],
    ["in no direction", { direction: "sideways" }, "direction", "invalid-value", {}],
    ["without a key", { idempotencyKey: "once" }, "idempotencyKey", "invalid-format", {}],
  ])("GAME-02 a bet %s is rejected", async (_, change, path, key, params) => {
    const player = await playerWith(100_000_00n);
    const { status, envelope } = await callPortal(playRoute, playRoundCall, { ...play(), ...change }, player);
    expect([status, envelope.code]).toEqual([400, "invalid-input"]);
    expect(envelope.issues).toContainEqual({ path, key, params });
    expect(await roundsOf(player.playerId)).toEqual([]);
  });

  it("GAME-02 the error for a stake above the balance states the balance", async () => {
    const player = await playerWith(9_99n);
    const { status, envelope } = await callPortal(playRoute, playRoundCall, play("10.00"), player);
    expect([status, envelope.code, envelope.value]).toEqual([409, "insufficient-funds", { balance: "9.99" }]);
  });

  it("GAME-02 a player whose stakes are blocked cannot play", async () => {
    const player = await playerWith(100_00n);
    await setDebitBlock(context, { ...player, block: "player-excluded" });
    const { status, envelope } = await callPortal(playRoute, playRoundCall, play(), player);
    expect([status, envelope.code]).toEqual([403, "player-excluded"]);
    await setDebitBlock(context, { ...player, block: null });
  });

  it.each(["rocket-rush", "constructor", "Dice", "demo"])("ERR-02 the game %s does not exist", async (game) => {
    const player = await playerWith(100_00n);
    const played = await callPortal(playRoute, playRoundCall, { ...play(), game }, player);
    const read = await callPortal(readRoute, readTableCall, { game }, player);
    for (const { status, envelope } of [played, read])
      expect([status, envelope.code, envelope.issues]).toEqual([404, "not-found", undefined]);
    expect(await roundsOf(player.playerId)).toEqual([]);
  });

  it("ERR-02 GAME-02 a bet of another game is rejected", async () => {
    const { status, envelope } = await callPortal(
      playRoute,
      playRoundCall,
      { ...spinFor(), game: "dice" },
      await playerWith(100_00n),
    );
    expect([status, envelope.issues?.map(({ path }) => path)]).toEqual([400, ["direction", "target"]]);
  });

  it("SEC-03 only members with real money can play", async () => {
    const visitor = await callPortal(playRoute, playRoundCall, play());
    const trial = await callPortal(playRoute, playRoundCall, play(), { cookies: [await sessionFor("trial")] });
    expect([visitor.status, visitor.envelope.code]).toEqual([401, "not-logged-in"]);
    expect([trial.status, trial.envelope.code]).toEqual([403, "need-real-account"]);
  });

  it("SEC-04 a long break requires a new login", async () => {
    let now = new Date("2026-01-01T00:00:00Z");
    const given = { clock: { now: () => now } };
    const route = portalRoute(playRoundCall, playUseCase, given);
    const cookies = [await sessionFor("player", undefined, given)];
    now = new Date("2026-01-01T02:00:00Z");
    const { status, envelope } = await callPortal(route, playRoundCall, play(), { cookies });
    expect([status, envelope.code]).toEqual([401, "session-expired"]);
  });
});

describe("GET originals/dice", () => {
  it("GAME-03 a page load gets the current balance, seeds and last rounds", async () => {
    const player = await playerWith(100_00n);
    const before = readTableCall.output.parse(
      (await callPortal(readRoute, readTableCall, { game: "dice" }, player)).envelope.value,
    );
    expect(before).toMatchObject({ balance: 100_00n, currency: "PHP", rounds: [], seeds: { nonce: 0 } });
    expect(before.limits).toEqual({ minimumStake: 1_00n, maximumStake: 10_000_00n, maximumWin: 250_000_00n });
    const { round, balance } = parse((await callPortal(playRoute, playRoundCall, play(), player)).envelope.value);
    const after = readTableCall.output.parse(
      (await callPortal(readRoute, readTableCall, { game: "dice" }, player)).envelope.value,
    );
    expect(after).toEqual({ ...before, balance, rounds: [round], seeds: { ...before.seeds, nonce: 1 } });
  });

  it("GAME-02 seeds are committed once for a player who opens many pages at once", async () => {
    const player = await playerWith(1_00n);
    const answers = await together(10, () => callPortal(readRoute, readTableCall, { game: "dice" }, player));
    const seeds = answers.map(({ envelope }) => JSON.stringify(readTableCall.output.parse(envelope.value).seeds));
    expect(new Set(seeds).size).toBe(1);
  });
});
