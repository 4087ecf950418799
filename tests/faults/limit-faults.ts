import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import postgres from "postgres";
import { PortalError } from "#lib/client/portal-error.ts";
import { readBalanceCall } from "#lib/contracts/cashier/read-balance.ts";
import { playRoundCall } from "#lib/contracts/originals/play-round.ts";
import type { FaultRun } from "#tests/faults/fault-run.ts";
import {
  diceBet,
  openPlayer,
  type Player,
  type PlayerFacts,
  recordRound,
  untilAnswered,
} from "#tests/faults/player.ts";
import { difference, fund, type PortalLoad } from "#tests/faults/portal-load.ts";
import { freezeServer } from "#tests/support/processes/freeze-server.ts";
import { until } from "../../scripts/services/process.mjs";

const betsAtOnce = 300;
const betsOnLock = 30;
/** Stays below the limit of reads per account. */
const readEveryMs = 100;
const recoveryLimitMs = 60_000;
/** Answers to an act that was not done, or perhaps: it may be repeated. */
const repeatable = new Set(["too-many-requests", "service-unavailable", "network"]);

/** Tests, under the load of others, that one player, one lock or one frozen server does not stop everybody. */
export async function limitFaults(run: FaultRun, load: PortalLoad, observe: PlayerFacts["observe"]): Promise<void> {
  const { stack, journal, report, test, short } = run;
  const player = await openPlayer({ origin: stack.product.origin, address: "10.9.8.1", observe });
  await fund(player, journal);
  await test("SEC-24 a row lock that somebody left open stops only the account it belongs to", () =>
    leaveLockOpen(run, load, player));
  await test(`SEC-24 ${betsAtOnce} bets of one player at once leave answers to all others`, () =>
    floodWithBets(run, load, player));
  await test("WALLET-06 every bet of the flood that was acknowledged is recorded once, and nothing else is", async () => {
    assert.equal(await difference(player), undefined);
  });
  const { postgres: database, redis } = stack.product.services;
  for (const [name, server] of Object.entries({ Postgres: database, ...(!short && { Redis: redis }) })) {
    if (!server) continue;
    await test(`HOUSE-12 a frozen ${name} is answered with 503 while it lasts, and all goes on without a restart`, async () => {
      const pid = stack.product.processes.web?.pid();
      const thaw = freezeServer(server);
      const began = Date.now();
      // Waits for the answers themselves: they come while the server is frozen, or never.
      const answers = await answersOf(player).finally(thaw);
      const during = load.acknowledged();
      const recovered = await until(() => load.acknowledged() > during + load.players.length, recoveryLimitMs);
      report(`${name} was frozen for ${((Date.now() - began) / 1000).toFixed(1)} s, its recovery included: ${answers}`);
      assert.deepEqual(new Set(answers), new Set([503]));
      assert.ok(recovered, `no act was acknowledged after ${name} was frozen`);
      assert.equal(stack.product.processes.web?.pid(), pid);
    });
  }
}

/** Asks for a member's page, a call and readiness at once. */
async function answersOf({ visitor }: Player): Promise<number[]> {
  const paths = ["/member", "/api/portal/v2/balance", "/api/ready"];
  return Promise.all(paths.map(async (path) => (await visitor.get(path)).status));
}

async function leaveLockOpen(run: FaultRun, load: PortalLoad, player: Player): Promise<void> {
  const owner = postgres(run.stack.product.environment.DATABASE_URL ?? "", { max: 1 });
  const free = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const holding = owner.begin(async (tx) => {
    await tx`select from wallet_account where player_id = ${player.playerId} for update`;
    held.resolve();
    await free.promise;
  });
  await Promise.race([held.promise, holding]);
  const bets = Array.from({ length: betsOnLock }, () => diceBet(100n));
  const waiting = Promise.allSettled(bets.map((bet) => player.visitor.call(playRoundCall, bet)));
  const others = readWhile(waiting, load.players);
  const [given, { times }] = await Promise.all([waiting, others]);
  const ready = await player.visitor.get("/api/ready");
  free.resolve();
  await holding;
  await owner.end();
  assert.equal(ready.status, 200);
  assert.ok(times.length > 0, "nobody else was answered");
  const codes = given.map((one) => (one.status === "rejected" ? codeOf(one.reason) : "played"));
  assert.ok(
    codes.every((code) => repeatable.has(code)),
    `a locked account answered ${codes}`,
  );
  for (const bet of bets)
    await recordRound(player, run.journal, (await untilAnswered(player, playRoundCall, bet)).round);
}

async function floodWithBets({ journal, report }: FaultRun, load: PortalLoad, player: Player): Promise<void> {
  const calm = await readWhile(Promise.resolve(), load.players);
  const bets = Array.from({ length: betsAtOnce }, () => diceBet(100n));
  const flood = Promise.allSettled(bets.map((bet) => player.visitor.call(playRoundCall, bet)));
  const [given, flooded] = await Promise.all([flood, readWhile(flood, load.players)]);
  const counts = new Map<string, number>();
  for (const [index, one] of given.entries()) {
    const code = one.status === "fulfilled" ? "played" : codeOf(one.reason);
    counts.set(code, (counts.get(code) ?? 0) + 1);
    if (one.status === "fulfilled") await recordRound(player, journal, one.value.round);
    else if (!repeatable.has(code) && code !== "insufficient-funds") throw one.reason;
    const bet = bets[index];
    // Whether it was played is not known: the same key finds out.
    if (bet && (code === "service-unavailable" || code === "network"))
      await recordRound(player, journal, (await untilAnswered(player, playRoundCall, bet)).round);
  }
  assert.ok((counts.get("too-many-requests") ?? 0) > 0, "no bet was refused");
  assert.ok(flooded.times.length > 0, "nobody else was answered");
  const ratio = median(flooded.times) / median(calm.times);
  report(
    `${[...counts].map(([code, times]) => `${code} × ${times}`).join(", ")}; balances of others took ${ratio.toFixed(1)} times as long`,
  );
}

/** Lets players read their balance until `until` settles, at least once each. Throws when one is not answered. */
async function readWhile(until: Promise<unknown>, players: readonly Player[]): Promise<{ times: number[] }> {
  let over = false;
  until.finally(() => {
    over = true;
  });
  const times: number[] = [];
  const read = async ({ visitor }: Player) => {
    do {
      const began = performance.now();
      await visitor.call(readBalanceCall, {});
      times.push(performance.now() - began);
      await pause(readEveryMs);
    } while (!over);
  };
  await Promise.all(players.map(read));
  return { times };
}

const codeOf = (error: unknown) => (error instanceof PortalError ? error.code : String(error));
const median = (values: readonly number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
