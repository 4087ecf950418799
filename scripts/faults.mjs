// npm run test:faults [-- --short | --long]: starts its own product, loads it, kills each of its parts, and then verifies
// everything that it had acknowledged. The long form kills each part under every kind of act, more than a hundred times,
// verifies after each kill, and prints how long each part takes to come back. Ends with the line "N passed, N failed"; FAULTS_REPORT names a file for the
// counts.
import { ensureInstalled } from "./product/install.mjs";
import { runInTerminal, serverCondition } from "./product/run-once.mjs";
import { reporter } from "./product/terminal.mjs";

ensureInstalled(reporter());
// The machine's settings for its own site must not reach this run, above all its services.
for (const name of ["SITE_ORIGIN", "DATABASE_URL", "DATABASE_APP_URL", "REDIS_URL", "MAINTENANCE"]) {
  delete process.env[name];
}
process.exitCode = await runInTerminal([serverCondition, "tests/faults/main.ts", ...process.argv.slice(2)], {});
