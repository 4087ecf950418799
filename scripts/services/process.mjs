import { spawnSync } from "node:child_process";
import { accessSync, constants, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { delimiter, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** @param {number} pid @returns {boolean} */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** The command line of a process, "" when there is none. Process ids are reused, so check before signalling one. @param {number} pid */
export function commandOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
  } catch {
    return spawnSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" }).stdout ?? "";
  }
}

/**
 * Signals a process and waits for its end; kills it when it takes longer than `limitMs`.
 * @param {number} pid @param {NodeJS.Signals} signal @param {number} limitMs
 */
export async function endProcess(pid, signal, limitMs) {
  if (!isAlive(pid)) return;
  process.kill(pid, signal);
  if (await until(() => !isAlive(pid), limitMs)) return;
  process.kill(pid, "SIGKILL");
  await until(() => !isAlive(pid), 2000);
}

/** @param {() => boolean | Promise<boolean>} condition @param {number} limitMs @returns {Promise<boolean>} false when time ran out */
export async function until(condition, limitMs) {
  const end = Date.now() + limitMs;
  while (!(await condition())) {
    if (Date.now() > end) return false;
    await pause(20);
  }
  return true;
}

/**
 * A port of 127.0.0.1 that nobody listens on: `wanted` when it is free, else one that the system picks.
 * @param {number} [wanted] @returns {Promise<number>}
 */
export async function freePort(wanted = 0) {
  return wanted && (await isFree(wanted)) ? wanted : listenOnce("127.0.0.1", 0);
}

/** True when nobody answers to `localhost:port`, over IPv4 or IPv6. @param {number} port @returns {Promise<boolean>} */
export async function isFree(port) {
  for (const host of ["127.0.0.1", "::1"]) {
    try {
      await listenOnce(host, port);
    } catch (error) {
      // Without IPv6 on this machine nobody can be there.
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

/** The first of these programs that is on the PATH. @param {string[]} names @returns {string | undefined} */
export function findProgram(...names) {
  const folders = (process.env.PATH ?? "").split(delimiter);
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
