// node scripts/run.mjs FILE.ts ARGS…: runs a program of the product with the settings of the running product, or with
// those of the environment when DATABASE_URL is set.
import { ensureInstalled } from "./product/install.mjs";
import { runInTerminal, serverCondition } from "./product/run-once.mjs";
import { readRunning } from "./product/running.mjs";
import { loadSettings } from "./product/settings.mjs";
import { dataFolder, secrets } from "./services/data-folder.mjs";

loadSettings();
ensureInstalled(console.error);
const folder = dataFolder();
const running = process.env.DATABASE_URL ? undefined : readRunning(folder);
if (!process.env.DATABASE_URL && !running?.environment) {
  console.error("There is no database to work on: start the product first (npm start), or set DATABASE_URL.");
  process.exit(1);
}
const own = running?.environment ?? { SESSION_SECRET: secrets(folder).sessionSecret, DATA_FOLDER: folder };
const environment = { LOG_LEVEL: "warn", ...own, ...process.env };
process.exit(await runInTerminal([serverCondition, ...process.argv.slice(2)], environment));
