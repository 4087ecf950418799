// npm run test:faults [-- --short]: a product of its own is loaded, killed in every part, and then asked for everything
// it had acknowledged. Ends with the line "N passed, N failed"; FAULTS_REPORT names a file for the counts.
import { ensureInstalled } from "./product/install.mjs";
import { runInTerminal, serverCondition } from "./product/run-once.mjs";
import { reporter } from "./product/terminal.mjs";

ensureInstalled(reporter());
// What a machine sets for its own site is not for this run, and its own services least of all.
for (const name of ["SITE_ORIGIN", "DATABASE_URL", "DATABASE_APP_URL", "REDIS_URL", "MAINTENANCE"]) {
  delete process.env[name];
}
process.exitCode = await runInTerminal([serverCondition, "tests/faults/main.ts", ...process.argv.slice(2)], {});
