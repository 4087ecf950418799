import { spawn } from "node:child_process";
import { chownSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { serviceUser } from "./data-folder.mjs";
import { commandOf, endProcess, isAlive, until } from "./process.mjs";

/**
 * Starts a private server on a unix socket in `runFolder`.
 * @param {{ program: string, runFolder: string, keepIn?: string }} options `keepIn`: folder for data that outlives the
 * run
 * @returns {Promise<import("./postgres.mjs").RunningServer>}
 */
export async function startRedis({ program, runFolder, keepIn }) {
  const user = serviceUser();
  const socket = join(runFolder, "redis.sock");
  if (keepIn) mkdirSync(keepIn, { recursive: true, mode: 0o700 });
  if (user && keepIn) chownSync(keepIn, user.uid, user.gid);
  const folder = keepIn ? ["--dir", keepIn, "--save", "60 1"] : ["--dir", runFolder, "--save", ""];
  const start = () => launch(program, runFolder, socket, folder);
  let pid = await start();
  return {
    url: socket,
    pid: () => pid,
    startAgain: async () => {
      pid = await start();
    },
    stop: () => endProcess(pid, "SIGTERM", 10_000),
  };
}

/** @param {string} program @param {string} runFolder @param {string} socket @param {string[]} folder @returns {Promise<number>} */
async function launch(program, runFolder, socket, folder) {
  const user = serviceUser();
  const log = openSync(join(runFolder, "redis.log"), "a");
  const server = spawn(
    program,
    [
      ...["--port", "0", "--unixsocket", socket, "--unixsocketperm", "700", "--daemonize", "no", "--appendonly", "no"],
      ...folder,
    ],
    { cwd: "/", detached: true, stdio: ["ignore", log, log], ...(user && { uid: user.uid, gid: user.gid }) },
  );
  server.unref();
  const pid = server.pid;
  let ended = false;
  server.once("exit", () => {
    ended = true;
  });
  if (pid === undefined || !(await until(async () => ended || (await answers(socket)), 30_000)) || ended) {
    throw new Error(`${program} did not start:\n${readFileSync(join(runFolder, "redis.log"), "utf8").slice(-2000)}`);
  }
  writeFileSync(join(runFolder, "redis.pid"), String(pid));
  return pid;
}

/** Ends a server that outlived its starter. @param {string} runFolder */
export async function endLeftover(runFolder) {
  const file = join(runFolder, "redis.pid");
  const pid = existsSync(file) ? Number(readFileSync(file, "utf8")) : 0;
  if (pid && isAlive(pid) && /redis|valkey/.test(commandOf(pid))) await endProcess(pid, "SIGTERM", 10_000);
}

/** @param {string} socket @returns {Promise<boolean>} */
function answers(socket) {
  return new Promise((resolve) => {
    const connection = connect(socket, () => connection.write("PING\r\n"));
    connection.once("data", (data) => {
      connection.destroy();
      resolve(data.toString().startsWith("+PONG"));
    });
    connection.once("error", () => resolve(false));
  });
}
