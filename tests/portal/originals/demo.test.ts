import { describe, expect, it } from "vitest";
import { POST as playRoute } from "#app/api/portal/originals/demo/[game]/rounds/route.ts";
import { GET as readRoute } from "#app/api/portal/originals/demo/[game]/route.ts";
import { POST as refillRoute } from "#app/api/portal/originals/demo/refill/route.ts";
import { transfer } from "#db/schema/ledger.ts";
import { playDemoRoundCall } from "#lib/contracts/originals/play-demo-round.ts";
import { readDemoTableCall } from "#lib/contracts/originals/read-demo-table.ts";
import { refillDemoCall } from "#lib/contracts/originals/refill-demo.ts";
import { dicePayout } from "#lib/originals/dice/rules.ts";
import { callPortal, sessionFor } from "#tests/support/calls/portal.ts";
import { context, evenBet, play, playedDice } from "#tests/support/fixtures/originals.ts";

const parse = playedDice;

/** Returns a visitor's browser with the cookie that its first response set. */
async function browser() {
  const first = await callPortal(readRoute, readDemoTableCall, { game: "dice" });
  const cookie = first.response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  return { cookies: [cookie], state: readDemoTableCall.output.parse(first.envelope.value) };
}

describe("demo Dice", () => {
  it("LOBBY-17 a visitor plays without login and without a ledger row", async () => {
    const rowsBefore = await context.db.orm.$count(transfer);
    const visitor = await browser();
    expect(visitor.state).toMatchObject({ balance: 1_000_00n, rounds: [] });
    const { status, envelope } = await callPortal(playRoute, playDemoRoundCall, play(), visitor);
    const { round, balance } = parse(envelope.value);
    expect([status, round.demo, round.payout]).toEqual([200, true, dicePayout(evenBet, 10_00n, round.roll)]);
    expect(balance).toBe(990_00n + round.payout);
    const again = await callPortal(readRoute, readDemoTableCall, { game: "dice" }, visitor);
    expect(readDemoTableCall.output.parse(again.envelope.value)).toMatchObject({ balance, rounds: [round] });
    expect(again.response.headers.getSetCookie()).toEqual([]);
    expect(await context.db.orm.$count(transfer)).toBe(rowsBefore);
  });

  it("LOBBY-17 each browser and each account has its own purse", async () => {
    const [one, other] = [await browser(), await browser()];
    await callPortal(playRoute, playDemoRoundCall, play(), one);
    const untouched = await callPortal(readRoute, readDemoTableCall, { game: "dice" }, other);
    expect(readDemoTableCall.output.parse(untouched.envelope.value)).toEqual(other.state);
    const member = [...one.cookies, await sessionFor("player")];
    const own = await callPortal(readRoute, readDemoTableCall, { game: "dice" }, { cookies: member });
    expect(readDemoTableCall.output.parse(own.envelope.value).rounds).toEqual([]);
  });

  it("GAME-03 each key settles exactly once under contention", async () => {
    const visitor = await browser();
    const one = play("1.00");
    const wires = [...Array.from({ length: 12 }, () => one), ...Array.from({ length: 12 }, () => play("1.00"))];
    const answers = await Promise.all(wires.map((wire) => callPortal(playRoute, playDemoRoundCall, wire, visitor)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const settled = new Map(
      answers.map(({ envelope }) => [parse(envelope.value).round.roundId, parse(envelope.value).round]),
    );
    expect(settled.size).toBe(13);
    expect([...settled.values()].map(({ nonce }) => nonce).toSorted((a, b) => a - b)).toEqual([...Array(13).keys()]);
    const state = readDemoTableCall.output.parse(
      (await callPortal(readRoute, readDemoTableCall, { game: "dice" }, visitor)).envelope.value,
    );
    const net = [...settled.values()].reduce((sum, { payout, stake }) => sum + payout - stake, 0n);
    expect(state.balance).toBe(1_000_00n + net);
  });

  it("GAME-03 a key is rejected for a different bet", async () => {
    const visitor = await browser();
    const wire = play();
    await callPortal(playRoute, playDemoRoundCall, wire, visitor);
    const other = await callPortal(playRoute, playDemoRoundCall, { ...wire, stake: "11.00" }, visitor);
    expect([other.status, other.envelope.code]).toEqual([409, "duplicate-transaction"]);
  });

  it("LOBBY-17 a stake above the demo balance is rejected, and a refill restores the balance", async () => {
    const visitor = await browser();
    const low = { ...play("250.00"), direction: "under", target: 10 };
    let left = 1_000_00n;
    while (left >= 250_00n) {
      const answer = await callPortal(
        playRoute,
        playDemoRoundCall,
        { ...low, idempotencyKey: crypto.randomUUID() },
        visitor,
      );
      left = parse(answer.envelope.value).balance;
    }
    const refused = await callPortal(
      playRoute,
      playDemoRoundCall,
      { ...low, idempotencyKey: crypto.randomUUID() },
      visitor,
    );
    expect([refused.status, refused.envelope.code]).toEqual([409, "insufficient-funds"]);
    const refilled = await callPortal(refillRoute, refillDemoCall, {}, visitor);
    expect(refillDemoCall.output.parse(refilled.envelope.value)).toEqual({ balance: 1_000_00n });
  });

  it("SEC-03 trial and real accounts can play", async () => {
    for (const role of ["trial", "player", "agent"] as const) {
      const cookies = [await sessionFor(role)];
      expect((await callPortal(playRoute, playDemoRoundCall, play(), { cookies })).status).toBe(200);
    }
  });
});
