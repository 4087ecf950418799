// node scripts/run.mjs FILE.ts ARGS…: runs a program of the product with the settings of the running product, or with
// those of the environment when DATABASE_URL is set. A restore needs a product that does not run: it gets the product's
// own Postgres for as long as it works.
import { join } from "node:path";
import { ensureInstalled } from "./product/install.mjs";
import { runInTerminal, serverCondition } from "./product/run-once.mjs";
import { claim, readRunning } from "./product/running.mjs";
import { loadSettings } from "./product/settings.mjs";
import { dataFolder, secrets } from "./services/data-folder.mjs";
import { startPostgres } from "./services/postgres.mjs";

loadSettings();
ensureInstalled(console.error);
const folder = dataFolder();
const [program, group] = process.argv.slice(2);
const running = process.env.DATABASE_URL ? undefined : readRunning(folder);
const brings = program === "lib/cli/main.ts" && group === "restore" && !process.argv.includes("--help");
if (!process.env.DATABASE_URL && !running?.environment && !brings) {
  console.error("There is no database to work on: start the product first (npm start), or set DATABASE_URL.");
  process.exit(1);
}
const ownSecrets = () => ({ SESSION_SECRET: secrets(folder).sessionSecret, DATA_FOLDER: folder });
/** @param {Record<string, string>} own */
const run = (own) =>
  runInTerminal([serverCondition, ...process.argv.slice(2)], { LOG_LEVEL: "warn", ...own, ...process.env });

if (running?.environment) process.exit(await run(running.environment));
if (process.env.DATABASE_URL) process.exit(await run(ownSecrets()));
try {
  const claimed = claim(folder);
  process.once("exit", claimed.release);
  const { databasePassword: password } = secrets(folder);
  const postgres = await startPostgres({ dataFolder: folder, cluster: join(folder, "postgres"), password });
  // Ctrl-C reaches the restore, which then ends and leaves everything as it was.
  process.on("SIGINT", () => {});
  const code = await run({ ...ownSecrets(), DATABASE_URL: postgres.url }).finally(postgres.stop);
  process.exit(code);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
