import { startWorker } from "#lib/jobs/worker.ts";
import { closeDatabases, database } from "#lib/platform/database.ts";
import { keyValueStore } from "#lib/platform/kv/index.ts";
import { log } from "#lib/platform/log.ts";
import { logProcess } from "#lib/platform/log-process.ts";
import { logIgnoredSettings } from "#lib/settings/log-ignored-settings.ts";

logProcess(log);
const stop = await startWorker();
await logIgnoredSettings({ db: database("worker"), log });
log.info("worker is ready");
process.send?.("ready");

let stopping = false;
for (const signal of ["SIGTERM", "SIGINT", "disconnect"] as const) {
  // "disconnect": the parent process is gone.
  process.on(signal, async () => {
    if (stopping) return;
    stopping = true;
    await stop();
    await Promise.all([keyValueStore().close(), closeDatabases()]);
    process.exit(0);
  });
}
