// npm run check: checks the sources without running the product. With --write, first fixes what can be fixed
// automatically: the format and the generated documents.
import { biome, runCheckSteps } from "./check/steps.mjs";
import { ensureInstalled } from "./product/install.mjs";
import { runOnce, serverCondition } from "./product/run-once.mjs";
import { reporter } from "./product/terminal.mjs";

const report = reporter();
ensureInstalled(report);
if (process.argv.includes("--write")) {
  await runOnce([biome, "check", "--write", "."], {}).catch(() => {});
  await runOnce([serverCondition, "scripts/documents.ts"], {});
}
const { passed, failed } = await runCheckSteps(({ name, complaint }) => {
  report(`${complaint === undefined ? "passed" : "FAILED"}  ${name}`);
  if (complaint !== undefined) console.log(complaint);
});
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
