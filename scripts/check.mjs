// npm run check: everything that can be said about the sources without running the product. With --write, mends first
// what can be mended by itself: the format, and the generated documents.
import { biome, checkSteps } from "./check/steps.mjs";
import { ensureInstalled } from "./product/install.mjs";
import { runOnce, serverCondition } from "./product/run-once.mjs";
import { reporter } from "./product/terminal.mjs";

const report = reporter();
ensureInstalled(report);
if (process.argv.includes("--write")) {
  await runOnce([biome, "check", "--write", "."], {}).catch(() => {});
  await runOnce([serverCondition, "scripts/documents.ts"], {});
}
let failed = 0;
for (const step of checkSteps) {
  const complaint = await step.run();
  report(`${complaint === undefined ? "passed" : "FAILED"}  ${step.name}`);
  if (complaint === undefined) continue;
  failed++;
  console.log(complaint);
}
console.log(`${checkSteps.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
