// npm run test:faults [-- --short]: a product of its own is loaded, killed in every part, and then asked for everything
// it had acknowledged. Ends with the line "N passed, N failed"; FAULTS_REPORT names a file for the counts.
import { ensureInstalled } from "./product/install.mjs";
import { runInTerminal, serverCondition } from "./product/run-once.mjs";
import { reporter } from "./product/terminal.mjs";

ensureInstalled(reporter());
process.exitCode = await runInTerminal([serverCondition, "tests/faults/main.ts", ...process.argv.slice(2)], {});
