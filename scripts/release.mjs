// npm run release -- VERSION: records what later migrations start from (tests/support/releases/VERSION).
import { ensureInstalled } from "./product/install.mjs";
import { runInTerminal, serverCondition } from "./product/run-once.mjs";
import { secrets } from "./services/data-folder.mjs";
import { startServices } from "./services/services.mjs";

ensureInstalled(console.error);
const services = await startServices({ throwaway: true });
const environment = {
  DATABASE_URL: services.databaseUrl,
  ...(services.redisUrl ? { REDIS_URL: services.redisUrl } : {}),
  DATA_FOLDER: services.dataFolder,
  SESSION_SECRET: secrets(services.dataFolder).sessionSecret,
};
try {
  const migrated = await runInTerminal([serverCondition, "db/migrate.ts"], environment);
  const record = [serverCondition, "tests/support/releases/record.ts", ...process.argv.slice(2)];
  process.exitCode = migrated || (await runInTerminal(record, environment));
} finally {
  await services.stop();
}
