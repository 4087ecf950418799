import { runCommand } from "#lib/cli/run-command.ts";
import { systemClock } from "#lib/kernel/clock.ts";
import { newsSent } from "#lib/platform/announce.ts";
import { database } from "#lib/platform/database.ts";
import { keyValueStore } from "#lib/platform/kv/index.ts";
import { log } from "#lib/platform/log.ts";

process.exitCode = await runCommand(process.argv.slice(2), async (work) => {
  const db = database();
  const kv = keyValueStore();
  try {
    return await work({ clock: systemClock, db, kv, log });
  } finally {
    await newsSent();
    await Promise.all([kv.close(), db.close()]);
  }
});
