import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { projectRoot, secrets } from "../services/data-folder.mjs";
import { freePort } from "../services/process.mjs";
import { startServices } from "../services/services.mjs";
import { buildWhenChanged, hashOf } from "./build.mjs";
import { runOnce, serverCondition } from "./run-once.mjs";
import { supervise } from "./supervise.mjs";

const sandboxPort = 4100;

/**
 * @typedef {object} Product
 * @property {string} origin address for browsers
 * @property {Record<string, string>} environment variables of its processes
 * @property {string[]} notes one line per service it uses
 * @property {import("../services/services.mjs").Services} services
 * @property {Record<string, import("./supervise.mjs").Supervised>} processes by name
 * @property {() => Promise<void>} stop ends everything that was started, in reverse order
 */

/**
 * Starts the whole product: services, migrations, catalogue, demo data, pages, and its processes.
 * @param {object} options
 * @param {number} options.port
 * @param {string} options.pages folder of the built pages
 * @param {(what: string) => void} options.report
 * @param {boolean} [options.throwaway] services whose data is deleted at `stop`
 * @param {boolean} [options.durable] throwaway services that still survive a crash without losing data
 * @param {boolean} [options.development] compiles pages on request
 * @param {Record<string, string>} [options.extra] further variables
 * @param {{ end: () => Promise<void>, fail?: (why: string) => unknown }} [options.ending] its `end` stops the product,
 *   even while it is starting; `fail` is called when a service cannot be kept running
 * @returns {Promise<Product>}
 */
export async function bringUp(options) {
  const { port, pages, report, throwaway = false, durable, development = false, extra = {}, ending } = options;
  const runs = new AbortController();
  /** @type {(() => Promise<void>)[]} */
  const stops = [];
  /** @type {Promise<void> | undefined} */
  let stopping;
  const stop = () => {
    runs.abort();
    stopping ??= endAll(stops);
    return stopping;
  };
  if (ending) ending.end = stop;
  try {
    report("Starting Postgres and Redis");
    const starting = startServices({
      throwaway,
      ...(durable !== undefined && { durable }),
      // A test that kills a service starts it again itself.
      ...(ending?.fail && !throwaway && { keep: { report, giveUp: ending.fail } }),
    });
    // Registered before the start completes: a stop during the start waits for it and then ends it.
    stops.push(async () => (await starting.catch(() => undefined))?.stop());
    const services = await starting;
    const environment = {
      ...environmentFor(services),
      NODE_ENV: development ? "development" : "production",
      PORT: String(port),
      NEXT_DIST_DIR: pages,
      // Reuses compiled code across starts.
      NODE_COMPILE_CACHE: join(projectRoot, ".cache", "compiled"),
      SANDBOX_GATEWAY_URL: `http://127.0.0.1:${await freePort(throwaway ? 0 : sandboxPort)}`,
      ...extra,
    };
    const logs = join(environment.DATA_FOLDER, "logs");
    mkdirSync(logs, { recursive: true });
    /** @type {Record<string, import("./supervise.mjs").Supervised>} */
    const running = {};
    /** Starts processes at the same time. @param {{ name: string, args: string[] }[]} processes */
    const start = async (processes) => {
      const started = await Promise.allSettled(
        processes.map(async ({ name, args }) => {
          running[name] = await supervise({ name, args, environment, log: join(logs, `${name}.log`), report });
        }),
      );
      for (const { name } of processes) if (running[name]) stops.push(running[name].stop);
      for (const result of started) if (result.status === "rejected") throw result.reason;
    };
    // Before the database is prepared: the demo's deposits are paid there.
    if (environment.DEMO === "true") await start([{ name: "gateway", args: ["scripts/sandbox-gateway/main.ts"] }]);
    await Promise.all([
      prepareDatabase(environment, throwaway, report, runs.signal),
      development ? undefined : buildWhenChanged(pages, report, runs.signal),
    ]);

    report("Starting the web and the worker");
    await start([
      { name: "worker", args: [serverCondition, "lib/jobs/main.ts"] },
      { name: "web", args: ["lib/web/server.ts"] },
    ]);
    const origin = process.env.SITE_ORIGIN || `http://localhost:${port}`;
    return { origin, environment, notes: services.notes, services, processes: running, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Runs the stops in reverse order. @param {(() => Promise<void>)[]} stops */
async function endAll(stops) {
  while (stops.length > 0) await stops.pop()?.();
}

/**
 * Settings of the environment win; this install provides the missing ones.
 * @param {import("../services/services.mjs").Services} services
 */
function environmentFor({ databaseUrl, redisUrl, privateFolder, dataFolder }) {
  const { sessionSecret, sandboxGatewaySecret } = secrets(dataFolder);
  return {
    DATABASE_URL: databaseUrl,
    ...(redisUrl && { REDIS_URL: redisUrl }),
    DATA_FOLDER: privateFolder,
    SESSION_SECRET: process.env.SESSION_SECRET || sessionSecret,
    SANDBOX_GATEWAY_SECRET: process.env.SANDBOX_GATEWAY_SECRET || sandboxGatewaySecret,
    DEMO: process.env.SITE_ORIGIN ? "false" : "true",
  };
}

/**
 * Runs migrations, and imports definitions that changed since the last import. A throwaway demo has no week of play, so
 * that tests begin with empty boards.
 * @param {Record<string, string> & { DATA_FOLDER: string }} environment
 * @param {boolean} throwaway
 * @param {(what: string) => void} report
 * @param {AbortSignal} signal
 */
async function prepareDatabase(environment, throwaway, report, signal) {
  report("Preparing the database");
  const sources = hashOf(["db", "lib"]);
  const seeded = (await runOnce([serverCondition, "db/migrate.ts", sources], environment, signal)).split("\n");
  const demo = environment.DEMO === "true" ? ["demo", ...(throwaway ? [] : ["week"])] : [];
  const scenarios = ["catalogue", "content", ...demo];
  // The file with the demo passwords may be missing although the database exists.
  const untold = !existsSync(join(environment.DATA_FOLDER, "demo-accounts.json"));
  const missing = scenarios.filter((scenario) => !seeded.includes(scenario) || (scenario === "demo" && untold));
  if (missing.length === 0) return;
  report(`Bringing in ${missing.join(", ")}`);
  await runOnce([serverCondition, "db/seed/main.ts", `--sources=${sources}`, ...missing], environment, signal);
}
