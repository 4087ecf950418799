import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import { confirmReceiptCall } from "#lib/contracts/cashier/confirm-receipt.ts";
import { claimRewardCall } from "#lib/contracts/promotions/claim-reward.ts";
import type { FaultRun } from "#tests/faults/fault-run.ts";
import { expectLedgerClean } from "#tests/faults/ledger-faults.ts";
import { limitFaults } from "#tests/faults/limit-faults.ts";
import { openOperatorDesk } from "#tests/faults/operator-desk.ts";
import { startPageWatch } from "#tests/faults/page-watch.ts";
import { payoutAct } from "#tests/faults/payout-acts.ts";
import { startPortalLoad } from "#tests/faults/portal-load.ts";
import { openWitness } from "#tests/faults/witness.ts";
import { until } from "../../scripts/services/process.mjs";

const actsBetweenFaults = 50;
const outageMs = 4_000;
const recoveryLimitMs = 60_000;

/** Acts that the kills meet under way, in turn. */
const aims = [claimRewardCall.name, payoutAct, confirmReceiptCall.name];

type Fault = [what: string, inflict: () => unknown];

/** Tests the whole product: players use the portal while every part of it is killed in turn. */
export async function portalFaults(run: FaultRun): Promise<void> {
  const { stack, journal, report, test, short } = run;
  const witness = openWitness();
  const { origin } = stack.product;
  const desk = openOperatorDesk(stack.product.environment);
  const facts = { origin, network: "10.9.0", observe: witness.observe, desk };
  const load = await startPortalLoad(facts, journal, short ? 6 : 10);
  report(`${load.players.length} players have registered and deposited`);
  const [member] = load.players;
  if (!member) throw new Error("no player");
  const pages = startPageWatch(member.visitor);

  const faults = faultsOf(stack);
  for (const [index, [what, inflict]] of (short ? faults.slice(0, 4) : faults).entries()) {
    const goal = load.acknowledged() + actsBetweenFaults;
    await until(() => load.acknowledged() >= goal, recoveryLimitMs);
    await load.underway(aims[index % aims.length] ?? payoutAct);
    const before = load.acknowledged();
    await inflict();
    const during = load.acknowledged();
    const began = Date.now();
    const recovered = await until(() => load.acknowledged() > during + load.players.length, recoveryLimitMs);
    report(
      `${what} after ${before} acts; the next ${load.players.length} took ${((Date.now() - began) / 1000).toFixed(1)} s`,
    );
    if (!recovered) throw new Error(`no act was acknowledged after ${what}`);
  }
  await limitFaults(run, load, witness.observe);
  await test("HOUSE-21 every player meets a response, a 503 or a lost connection, and nothing else", () => load.stop());
  await test("CASH-03 every payment made at the gateway is credited once", async () => {
    assert.equal(await load.settle(), true);
  });
  await pages.stop();

  const told = load.players.map((player) => player.told);
  const sum = (of: (one: (typeof told)[number]) => number) => told.reduce((total, one) => total + of(one), 0);
  const repeated = load.players.reduce((total, player) => total + player.repeated, 0);
  report(
    `${sum((one) => one.rounds)} rounds, ${sum((one) => one.deposits)} deposits, ${sum((one) => one.withdrawals)} withdrawals, ${sum((one) => one.claims)} claims, ${sum((one) => one.payouts)} payouts and receipts acknowledged; ${repeated} calls repeated; answers: ${witness.counts()}; pages: ${pages.counts()}`,
  );
  await test("HOUSE-21 the faults have effects: calls are repeated and pages are unavailable", () => {
    assert.ok(repeated > 0 && pages.unavailable() > 0, `${repeated} repeated, ${pages.unavailable()} pages with 503`);
  });
  await test("SEC-20 responses during an outage are 503 and disclose no internals", () => {
    assert.deepEqual([...witness.offences(), ...pages.offences()], []);
  });
  await test("WALLET-06 every act that a player was told of is recorded once, and nothing else is", async () => {
    assert.deepEqual(await load.differences(), []);
  });
  await test("WALLET-06 rewards were claimed and withdrawals paid while parts were killed", () => {
    assert.ok(sum((one) => one.claims) > 0 && sum((one) => one.payouts) > 0);
  });
  await test("SEC-21 a player who loses the session logs in again and loses nothing else", () => {
    assert.ok(load.players.some(({ logins }) => logins > 0));
  });
  await expectLedgerClean(run, "after every part was killed");
  await desk.close();
}

/** Every part of the product, alone and all at once. */
function faultsOf(stack: FaultRun["stack"]): Fault[] {
  const postgres = async () => {
    await stack.killPostgres();
    await pause(outageMs);
    await stack.startPostgres();
  };
  const emptyRedis = async () => {
    await stack.redis?.kill();
    await pause(outageMs / 2);
    await stack.redis?.start();
  };
  // Where Postgres replaces Redis, there is no Redis to kill.
  const everything: (Fault | undefined)[] = [
    ["kill -9 of web", () => stack.killProcess("web")],
    [`kill -9 of Postgres, away for ${outageMs / 1000} s`, postgres],
    ["kill -9 of the worker", () => stack.killProcess("worker")],
    stack.redis && ["kill -9 of Redis, empty afterwards", emptyRedis],
    ["kill -9 of one backend of Postgres", () => stack.killPostgresBackend()],
    ["kill -9 of the payment gateway", () => stack.killProcess("gateway")],
    stack.redis && ["Redis flushed", stack.redis.flush],
    ["kill -9 of web, once more", () => stack.killProcess("web")],
    [
      "kill -9 of web, worker, Postgres and Redis at once",
      async () => {
        for (const name of ["web", "worker"]) stack.killProcess(name);
        await Promise.all([postgres(), emptyRedis()]);
      },
    ],
  ];
  return everything.filter((fault) => fault !== undefined);
}
