import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { confirmReceiptCall } from "#lib/contracts/cashier/confirm-receipt.ts";
import { createDepositCall } from "#lib/contracts/cashier/create-deposit.ts";
import { requestWithdrawalCall } from "#lib/contracts/cashier/request-withdrawal.ts";
import { playRoundCall } from "#lib/contracts/originals/play-round.ts";
import { claimRewardCall } from "#lib/contracts/promotions/claim-reward.ts";
import type { FaultRun } from "#tests/faults/fault-run.ts";
import { openOperatorDesk } from "#tests/faults/operator-desk.ts";
import { payoutAct } from "#tests/faults/payout-acts.ts";
import { type PortalLoad, startPortalLoad } from "#tests/faults/portal-load.ts";
import type { Stack } from "#tests/faults/stack.ts";
import { openWitness } from "#tests/faults/witness.ts";
import { until } from "../../scripts/services/process.mjs";

/** With five parts and six acts, every part dies under every act at least three times. */
const kills = 102;
const players = 8;
const recoveryLimitMs = 60_000;
/** An act is killed anywhere between its sending and its answer. */
const latestMs = 15;

const acts = [
  ["a claim", claimRewardCall.name],
  ["a payout", payoutAct],
  ["a receipt", confirmReceiptCall.name],
  ["a bet", playRoundCall.name],
  ["a withdrawal", requestWithdrawalCall.name],
  ["a deposit", createDepositCall.name],
] as const;

interface Part {
  name: string;
  kill(): unknown;
  /** True once the part itself is back; the players are asked apart from it. */
  back?: () => boolean;
}

/** Kills one part after another under every kind of act, and compares everything acknowledged after each kill. */
export async function killRounds(run: FaultRun): Promise<void> {
  const { stack, journal, report, test } = run;
  const { origin, environment } = stack.product;
  const witness = openWitness();
  const desk = openOperatorDesk(environment);
  const load = await startPortalLoad({ origin, network: "10.9.3", observe: witness.observe, desk }, journal, players);
  const recoveries = new Map<string, number[]>();
  const parts = partsOf(stack);
  for (let count = 0; count < kills; count++) {
    const part = parts[count % parts.length];
    const [act, name] = acts[count % acts.length] ?? [];
    if (!part || !name) throw new Error("nothing to kill");
    const what = `kill ${count + 1} of ${kills}, ${part.name} under ${act}`;
    await load.underway(name);
    await pause(Math.random() * latestMs);
    const tookMs = await killOne(part, load);
    recoveries.set(part.name, [...(recoveries.get(part.name) ?? []), tookMs]);
    await test(`WALLET-06 ${what}: back in ${seconds(tookMs)}, every acknowledged act is there once`, () =>
      compare(run, load));
  }
  await test("HOUSE-21 every player meets a response, a 503 or a lost connection in all rounds", () => load.stop());
  await test("SEC-20 responses during all kills are 503 and disclose no internals", () => {
    assert.deepEqual(witness.offences(), []);
  });
  for (const [name, took] of recoveries) report(`${name}: ${took.length} kills, back in ${spread(took)}`);
  await desk.close();
}

function partsOf(stack: Stack): Part[] {
  const { redis, product } = stack;
  const log = join(product.environment.DATA_FOLDER ?? "", "logs/worker.log");
  const starts = () => readFileSync(log, "utf8").split("worker is ready").length;
  let before = 0;
  const worker = () => {
    before = starts();
    stack.killProcess("worker");
  };
  return [
    { name: "kill -9 of web", kill: () => stack.killProcess("web") },
    { name: "kill -9 of Postgres", kill: () => stack.killPostgres().then(stack.startPostgres) },
    { name: "kill -9 of the worker", kill: worker, back: () => starts() > before },
    ...(redis ? [{ name: "kill -9 of Redis", kill: () => redis.kill().then(redis.start) }] : []),
    { name: "kill -9 of one backend of Postgres", kill: () => stack.killPostgresBackend() },
  ];
}

/** Returns the milliseconds until the part is back and every player has an answer to an act begun after the kill. */
async function killOne({ name, kill, back = () => true }: Part, load: PortalLoad): Promise<number> {
  const beganMs = Date.now();
  await kill();
  const [tookMs, isBack] = await Promise.all([load.recovery(beganMs), until(back, recoveryLimitMs)]);
  if (!isBack) throw new Error(`no recovery from ${name}`);
  return Math.max(tookMs, Date.now() - beganMs);
}

async function compare({ stack, journal }: FaultRun, load: PortalLoad): Promise<void> {
  const goOn = await load.rest();
  try {
    assert.equal(await load.settle(), true, "every payment is credited");
    assert.deepEqual(await load.differences(), []);
    const { code, output } = await stack.ops("ledger", "check", "--acks", journal.file);
    assert.equal(code, 0, output);
    assert.doesNotMatch(output, /I5/, output);
  } finally {
    goOn();
  }
}

function spread(took: readonly number[]): string {
  const sorted = took.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return `${seconds(median)} (median), ${seconds(sorted.at(-1) ?? 0)} (worst)`;
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
