import { chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { serviceUser } from "./data-folder.mjs";
import { commandOf, endOf, endOfLog, endProcess, isAlive, spawnLogged, until } from "./process.mjs";

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
  // Beside the data, the log outlives the run: a start that fails names it.
  const log = keepIn ? `${keepIn}.log` : join(runFolder, "redis.log");
  const folder = keepIn ? ["--dir", keepIn, "--save", "60 1"] : ["--dir", runFolder, "--save", ""];
  const start = () => launch({ program, runFolder, socket, folder, log });
  let { pid, ended } = await start();
  return {
    name: "Redis",
    url: socket,
    log,
    pid: () => pid,
    ended: () => ended,
    startAgain: async () => {
      ({ pid, ended } = await start());
    },
    stop: () => endProcess(pid, "SIGTERM", 10_000),
  };
}

/** @param {{ program: string, runFolder: string, socket: string, folder: string[], log: string }} options */
async function launch({ program, runFolder, socket, folder, log }) {
  const user = serviceUser();
  const server = spawnLogged(
    program,
    [
      ...["--port", "0", "--unixsocket", socket, "--unixsocketperm", "700", "--daemonize", "no", "--appendonly", "no"],
      ...folder,
    ],
    log,
    { cwd: "/", detached: true, ...(user && { uid: user.uid, gid: user.gid }) },
  );
  server.unref();
  const pid = server.pid;
  const { ended, hasEnded } = endOf(server);
  const ready = pid !== undefined && (await until(async () => hasEnded() || (await answers(socket)), 30_000));
  if (!ready || hasEnded()) throw new Error(`${program} did not start:\n${endOfLog(log)}`);
  writeFileSync(join(runFolder, "redis.pid"), String(pid));
  return { pid, ended };
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
