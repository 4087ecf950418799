import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepRunning } from "../../scripts/services/keep-running.mjs";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sinag-keep-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A server that the test ends, and whose next starts fail as often as the test wants. */
function server() {
  const log = join(folder, "postgres.log");
  let end = Promise.withResolvers<string>();
  const told: string[] = [];
  const pauses: number[] = [];
  const state = { failingStarts: 0, starts: 0, stops: 0, nowMs: 0 };
  const gaveUp = Promise.withResolvers<string>();
  let running = Promise.withResolvers<void>();
  const stop = keepRunning(
    {
      ...{ name: "Postgres", url: "", log, pid: () => 1 },
      ended: () => end.promise,
      async startAgain() {
        state.starts += 1;
        if (state.failingStarts-- > 0) throw new Error("no");
        end = Promise.withResolvers();
      },
      async stop() {
        state.stops += 1;
        end.resolve("SIGINT");
      },
    },
    {
      report(what) {
        told.push(what);
        if (what.endsWith("runs again")) running.resolve();
      },
      giveUp: gaveUp.resolve,
      pause: async (ms) => pauses.push(ms),
      now: () => state.nowMs,
    },
  );
  const kill = async () => {
    running = Promise.withResolvers();
    end.resolve("SIGKILL");
    await Promise.race([running.promise, gaveUp.promise]);
  };
  return { log, state, told, pauses, gaveUp: gaveUp.promise, kill, stop };
}

test("HOUSE-05 a service that ends is started again after a pause that grows with each failure", async () => {
  const { state, told, pauses, kill, log } = server();
  state.failingStarts = 2;
  await kill();
  expect(state.starts).toBe(3);
  expect(pauses).toEqual([500, 1000, 2000]);
  expect(told[0]).toBe(`Postgres ended (SIGKILL), starting it again (${log})`);
  expect(told.at(-1)).toBe("Postgres runs again");
});

test("HOUSE-05 a service that ran steadily has its failures forgiven, one that ends at once has not", async () => {
  const { state, kill, gaveUp } = server();
  for (let times = 0; times < 5; times++) {
    state.nowMs += 60_000;
    await kill();
  }
  expect(state.starts).toBe(5);
  for (let times = 0; times < 3; times++) await kill();
  expect(await gaveUp).toMatch(/^Postgres failed 3 times in a row/);
  expect(state.starts).toBe(7);
});

test.each([
  ['PANIC:  could not write to file "pg_wal/xlogtemp.42": No space left on device', "the disk is full"],
  ['LOG:  could not bind IPv4 address "127.0.0.1": Address already in use', "another program has taken its port"],
  ['FATAL:  could not open file "global/pg_control": Permission denied', "its data is closed to it"],
  ["FATAL:  could not map anonymous shared memory: Cannot allocate memory", "the machine is out of memory"],
  ["FATAL:  something new", "see why in its log"],
])("HOUSE-05 a service whose log ends with %j is given up with the sentence that helps", async (line, remedy) => {
  const { log, state, kill, gaveUp } = server();
  writeFileSync(log, `${line}\n`);
  state.failingStarts = 3;
  await kill();
  const sentence = await gaveUp;
  expect(sentence).toContain(`Postgres failed 3 times in a row: ${remedy}`);
  expect(sentence).toMatch(/, then run npm start again \(log: \S+\)\.$/);
});

test("HOUSE-07 a service that is being stopped is not started again", async () => {
  const { state, stop } = server();
  await stop();
  expect([state.starts, state.stops]).toEqual([0, 1]);
});
