import { projectRoot } from "../services/data-folder.mjs";
import { endOfLog, endProcess, spawnLogged } from "../services/process.mjs";
import { nodeProgram } from "./install.mjs";

const readyLimitMs = 60_000;
const restartAfterMs = 1000;

/** @typedef {{ pid: () => number | undefined, stop: () => Promise<void> }} Supervised */

/**
 * Keeps one process of the product running: restarts it when it dies after having been ready. A process reports
 * readiness by `process.send("ready")` and ends when the channel closes, so none outlives its starter.
 * @param {{ name: string, args: string[], environment: Record<string, string | undefined>, log: string, report: (what:
 * string) => void }} options
 * @returns {Promise<Supervised>} once it is ready
 */
export async function supervise({ name, args, environment, log, report }) {
  let stopping = false;
  let child = start();

  function start() {
    // Its own process group: Ctrl-C reaches only the starter, which ends its processes in order.
    const options = { cwd: projectRoot, env: { ...process.env, ...environment }, detached: true };
    return spawnLogged(nodeProgram(), args, log, options, "ipc");
  }

  /** @param {import("node:child_process").ChildProcess} started @returns {Promise<void>} */
  function untilReady(started) {
    return new Promise((resolve, reject) => {
      const fail = (/** @type {string} */ why) => reject(new Error(`${name} ${why}:\n${endOfLog(log, 3000)}`));
      const limit = setTimeout(() => fail("did not get ready"), readyLimitMs);
      started.once("exit", (code, signal) => fail(`ended with ${signal ?? code}`));
      started.once("error", (error) => fail(error.message));
      started.on("message", (message) => {
        if (message !== "ready") return;
        clearTimeout(limit);
        started.removeAllListeners("exit");
        started.once("exit", again);
        resolve();
      });
    });
  }

  /** @param {number | null} code @param {string | null} signal */
  function again(code, signal) {
    if (stopping) return;
    report(`${name} ended with ${signal ?? code}, starting it again (${log})`);
    setTimeout(() => {
      if (stopping) return;
      child = start();
      untilReady(child).catch((error) => {
        report(error.message);
        // One that did not get ready in time still runs.
        child.kill("SIGKILL");
        again(child.exitCode, child.signalCode);
      });
    }, restartAfterMs);
  }

  await untilReady(child);
  return {
    pid: () => child.pid,
    stop: async () => {
      stopping = true;
      if (child.pid !== undefined && child.exitCode === null) await endProcess(child.pid, "SIGTERM", 15_000);
    },
  };
}
