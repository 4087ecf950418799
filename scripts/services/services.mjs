import { chmodSync, chownSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dataFolder, secrets, serviceUser } from "./data-folder.mjs";
import { freshDatabase } from "./fresh-database.mjs";
import { keepRunning } from "./keep-running.mjs";
import { endLeftover as endLeftoverPostgres, startPostgres } from "./postgres.mjs";
import { findProgram, isAlive } from "./process.mjs";
import { endLeftover as endLeftoverRedis, startRedis } from "./redis.mjs";

/** @typedef {import("./postgres.mjs").RunningServer} RunningServer */
/** @typedef {{ report: (what: string) => void, giveUp: (why: string) => void }} Keep */

/**
 * @typedef {object} Services
 * @property {string} databaseUrl Postgres as the owner
 * @property {string | undefined} redisUrl undefined: the Postgres adapter replaces Redis
 * @property {string[]} notes one line per service: which one is used
 * @property {string} dataFolder the install's secrets, programs and data
 * @property {string} privateFolder the product's own files; deleted at `stop` of a throwaway run
 * @property {RunningServer} [postgres] present when it is our own
 * @property {RunningServer} [redis] present when it is our own
 * @property {() => Promise<void>} stop ends only what was started here
 */

/**
 * Starts Postgres and Redis: those named by DATABASE_URL and REDIS_URL, otherwise private ones.
 * @param {{ throwaway?: boolean, durable?: boolean, keep?: Keep }} [options] `throwaway`: new and deleted at `stop`;
 *   several can run at once. They are fast unless `durable`, which keeps data through a crash as production does.
 *   `keep`: private ones that end are started again
 * @returns {Promise<Services>}
 */
export async function startServices({ throwaway = false, durable = !throwaway, keep } = {}) {
  const folder = dataFolder();
  await endLeftovers();
  const runFolder = mkdtempSync(join(tmpdir(), `sinag-run-${process.pid}-`));
  const user = serviceUser();
  if (user) chownSync(runFolder, user.uid, user.gid);
  chmodSync(runFolder, 0o700);

  /** @type {(() => Promise<void>)[]} */
  const stops = [];
  const stop = async () => {
    await Promise.all(stops.map((end) => end()));
    rmSync(runFolder, { recursive: true, force: true });
  };
  try {
    const notes = [];
    let databaseUrl = process.env.DATABASE_URL;
    /** @type {{ postgres?: RunningServer, redis?: RunningServer }} */
    const own = {};
    if (databaseUrl) {
      notes.push("Postgres: the one of DATABASE_URL");
      if (throwaway) {
        const fresh = await freshDatabase(databaseUrl);
        stops.push(fresh.stop);
        databaseUrl = fresh.url;
      }
    } else {
      const cluster = join(throwaway ? runFolder : folder, "postgres");
      const { databasePassword: password } = secrets(folder);
      own.postgres = await startPostgres({ dataFolder: folder, cluster, password, durable });
      stops.push(keep ? keepRunning(own.postgres, keep) : own.postgres.stop);
      databaseUrl = own.postgres.url;
      notes.push(`Postgres: our own, ${throwaway ? "for this run only" : `data in ${cluster}`}`);
    }
    let redisUrl = process.env.REDIS_URL || undefined;
    const program = findProgram("redis-server", "valkey-server");
    if (redisUrl) notes.push("Redis: the one of REDIS_URL");
    else if (program) {
      own.redis = await startRedis({ program, runFolder, ...(!throwaway && { keepIn: join(folder, "redis") }) });
      stops.push(keep ? keepRunning(own.redis, keep) : own.redis.stop);
      redisUrl = own.redis.url;
      notes.push(`Redis: our own ${program}, on a private socket`);
    } else notes.push("Redis: none on this machine, so Postgres keeps sessions and counters in its place");
    const privateFolder = throwaway ? join(runFolder, "files") : folder;
    return { databaseUrl, redisUrl, notes, dataFolder: folder, privateFolder, ...own, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Ends the services of runs that were killed before they could clean up. */
async function endLeftovers() {
  for (const name of readdirSync(tmpdir())) {
    const [, pid] = /^sinag-run-(\d+)-/.exec(name) ?? [];
    if (!pid || isAlive(Number(pid))) continue;
    const runFolder = join(tmpdir(), name);
    try {
      await endLeftoverRedis(runFolder);
      await endLeftoverPostgres(join(runFolder, "postgres"));
      rmSync(runFolder, { recursive: true, force: true });
    } catch {
      // Another user's run: only that user can clean it up.
    }
  }
}
