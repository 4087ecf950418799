import { setTimeout } from "node:timers/promises";
import { endOfLog } from "./process.mjs";

const triesInARow = 3;
/** A server that ran this long had started well: its next end is a new matter. */
const steadyMs = 60_000;
const firstPauseMs = 500;

/** What a server's log says, and what helps. */
const remedies = [
  { says: /No space left on device|disk quota exceeded/i, remedy: "the disk is full, so free some space" },
  { says: /Address already in use/i, remedy: "another program has taken its port, so end that program" },
  { says: /Permission denied|Read-only file system/i, remedy: "its data is closed to it, so give it access" },
  { says: /Cannot allocate memory|Out of memory/i, remedy: "the machine is out of memory, so free some" },
];

/**
 * Starts one of our servers again whenever it ends, after a growing pause. Gives up after several failures in a row.
 * @param {import("./postgres.mjs").RunningServer} server
 * @param {object} options
 * @param {(what: string) => void} options.report
 * @param {(why: string) => void} options.giveUp receives one sentence that says what to do
 * @param {(ms: number) => Promise<unknown>} [options.pause]
 * @param {() => number} [options.now]
 * @returns {() => Promise<void>} stops keeping it and ends it
 */
export function keepRunning(server, { report, giveUp, pause = setTimeout, now = Date.now }) {
  const { name, log } = server;
  let stopping = false;
  /** @type {Promise<void> | undefined} */
  let starting;

  async function keep() {
    let failures = 0;
    let startedAt = now();
    for (let how = await nextRun(); !stopping; how = await nextEnd()) {
      if (now() - startedAt >= steadyMs) failures = 0;
      if (failures === triesInARow) return giveUp(farewell(name, failures, log));
      report(`${name} ${how}, starting it again (${log})`);
      await pause(firstPauseMs * 2 ** failures);
      failures += 1;
      startedAt = now();
    }

    async function nextRun() {
      return `ended (${await server.ended()})`;
    }

    /** @returns {Promise<string>} how the next run of the server ended, or that it did not start */
    async function nextEnd() {
      if (stopping) return "";
      starting = server.startAgain();
      try {
        await starting;
      } catch {
        return "did not start";
      }
      report(`${name} runs again`);
      return nextRun();
    }
  }

  keep();
  return async () => {
    stopping = true;
    await starting?.catch(() => {});
    await server.stop();
  };
}

/** @param {string} name @param {number} failures @param {string} log */
function farewell(name, failures, log) {
  const end = endOfLog(log);
  const remedy = remedies.find(({ says }) => says.test(end))?.remedy ?? "see why in its log";
  return `${name} failed ${failures} times in a row: ${remedy}, then run npm start again (log: ${log}).`;
}
