import { spawn, spawnSync } from "node:child_process";
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
} from "node:fs";
import { createServer } from "node:net";
import { delimiter, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** @param {number} pid @returns {boolean} */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
  // A zombie: it has ended, but its parent has not reaped it. The first process of a container may never do so.
  return statOf(pid)?.state !== "Z";
}

/** Returns undefined for a missing process, and on machines without /proc. @param {number | string} pid */
function statOf(pid) {
  try {
    // "PID (name, any characters) state parent …"
    const [, state, parent] = /\) (\S) (\d+)[^)]*$/.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
    return { state, parent: Number(parent) };
  } catch {
    return undefined;
  }
}

/**
 * Returns a process's command line, "" for none. Process ids are reused: check it before sending a signal.
 * @param {number} pid
 */
export function commandOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
  } catch {
    return spawnSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" }).stdout ?? "";
  }
}

/** Returns the living child processes. @param {number} parent @returns {number[]} */
export function childrenOf(parent) {
  if (statOf("self")) return pidsInProc().filter((pid) => statOf(pid)?.parent === parent);
  const { stdout } = spawnSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" });
  const pairs = stdout.split("\n").map((line) => line.trim().split(/\s+/).map(Number));
  return pairs.flatMap(([pid, ppid]) => (pid !== undefined && ppid === parent ? [pid] : []));
}

const pidsInProc = () => readdirSync("/proc").map(Number).filter(Number.isInteger);

/**
 * Follows the end of a child process.
 * @param {import("node:child_process").ChildProcess} child
 * @returns {{ ended: Promise<string>, hasEnded: () => boolean }} `ended` resolves with its exit code or signal
 */
export function endOf(child) {
  let over = false;
  /** @type {Promise<string>} */
  const ended = new Promise((resolve) => {
    const end = (/** @type {string} */ how) => {
      over = true;
      resolve(how);
    };
    child.once("exit", (code, signal) => end(String(signal ?? code)));
    child.once("error", (error) => end(error.message));
  });
  return { ended, hasEnded: () => over };
}

/**
 * Returns the last characters of a log, which may be too large to be read whole; "" for none.
 * @param {string} file
 * @param {number} [length]
 */
export function endOfLog(file, length = 2000) {
  if (!existsSync(file)) return "";
  const log = openSync(file, "r");
  try {
    const from = Math.max(0, fstatSync(log).size - length);
    const bytes = Buffer.alloc(length);
    return bytes.toString("utf8", 0, readSync(log, bytes, 0, length, from));
  } finally {
    closeSync(log);
  }
}

/**
 * Spawns a process whose output is appended to a log.
 * @param {string} program
 * @param {string[]} args
 * @param {string} log
 * @param {import("node:child_process").SpawnOptions} options
 * @param {"ipc"[]} channel
 * @returns {import("node:child_process").ChildProcess}
 */
export function spawnLogged(program, args, log, options, ...channel) {
  const output = openSync(log, "a");
  try {
    return spawn(program, args, { ...options, stdio: ["ignore", output, output, ...channel] });
  } finally {
    closeSync(output);
  }
}

/**
 * Signals a process and waits for its end; kills it after `limitMs`.
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 * @param {number} limitMs
 */
export async function endProcess(pid, signal, limitMs) {
  if (!isAlive(pid)) return;
  process.kill(pid, signal);
  if (await until(() => !isAlive(pid), limitMs)) return;
  process.kill(pid, "SIGKILL");
  await until(() => !isAlive(pid), 2000);
}

/**
 * Waits for a condition.
 * @param {() => boolean | Promise<boolean>} condition
 * @param {number} limitMs
 * @returns {Promise<boolean>} false on timeout
 */
export async function until(condition, limitMs) {
  const end = Date.now() + limitMs;
  while (!(await condition())) {
    if (Date.now() > end) return false;
    await pause(20);
  }
  return true;
}

/**
 * Returns a free port of 127.0.0.1: `wanted` when it is free, else one that the system picks.
 * @param {number} [wanted]
 * @returns {Promise<number>}
 */
export async function freePort(wanted = 0) {
  return wanted && (await isFree(wanted)) ? wanted : listenOnce("127.0.0.1", 0);
}

/**
 * True when nothing listens on `localhost:port`, over IPv4 or IPv6.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export async function isFree(port) {
  for (const host of ["127.0.0.1", "::1"]) {
    try {
      await listenOnce(host, port);
    } catch (error) {
      // Without IPv6 on this machine, nothing can listen there.
      const code = error instanceof Error && "code" in error ? error.code : undefined;
      if (code !== "EADDRNOTAVAIL" && code !== "EAFNOSUPPORT") return false;
    }
  }
  return true;
}

/** @param {string} host @param {number} port @returns {Promise<number>} the port it got */
function listenOnce(host, port) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(port, host, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : port));
    });
  });
}

/** Returns the first of these programs on the PATH. @param {string[]} names @returns {string | undefined} */
export function findProgram(...names) {
  // Debian installs servers in a folder that is not on an ordinary user's PATH.
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];
  const places = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return places.find((file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
