// npm test: everything that CI runs, from an empty clone. The last line is "N passed, N failed".
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { checkSteps } from "./check/steps.mjs";
import { ensureInstalled } from "./product/install.mjs";
import { runInTerminal } from "./product/run-once.mjs";
import { reporter } from "./product/terminal.mjs";
import { projectRoot } from "./services/data-folder.mjs";
import { ensurePrograms } from "./test/programs.mjs";
import { countFaults, countPlaywright, countVitest, vitestReporters } from "./test/reports.mjs";

const report = reporter();
// Not Playwright's folder of results, which it empties.
const results = join(projectRoot, ".cache");
let [passed, failed] = [0, 0];
/** @type {string[]} */
const remarks = [];

/** @param {import("./test/reports.mjs").Counts} counts @param {string} what */
function add(counts, what) {
  passed += counts.passed;
  failed += counts.failed;
  const names = counts.names?.length || counts.failed === 0 ? (counts.names ?? []) : ["failed"];
  remarks.push(...names.map((name) => `${what}: ${name}`));
  report(`${what}: ${counts.passed} passed, ${counts.failed} failed`);
}

/** A run that failed without a failed test, such as one that could not start, is a failure too. @param {import("./test/reports.mjs").Counts} counts @param {number} code */
const withExit = (counts, code) => ({ ...counts, failed: counts.failed || (code === 0 ? 0 : 1) });

try {
  ensureInstalled(report);
  add(ensurePrograms(report), "programs");
  mkdirSync(results, { recursive: true });

  for (const step of checkSteps) {
    const complaint = await step.run();
    if (complaint) console.log(complaint);
    add(complaint ? { passed: 0, failed: 1 } : { passed: 1, failed: 0 }, step.name);
  }

  const vitest = join(results, "vitest.json");
  const projects = ["--project", "unit", "--project", "integration"];
  const vitestRun = ["node_modules/vitest/vitest.mjs", "run", ...projects, ...vitestReporters(vitest)];
  const vitestCode = await runInTerminal(vitestRun, {});
  add(withExit(countVitest(vitest), vitestCode), "unit and integration");

  const [web, browser] = [join(results, "web.json"), join(results, "playwright.json")];
  const productCode = await runInTerminal(["scripts/e2e.mjs"], { WEB_REPORT: web, E2E_REPORT: browser });
  const requests = countVitest(web);
  add(requests, "web");
  add(withExit(countPlaywright(browser), requests.failed > 0 ? 0 : productCode), "browser");

  const faults = join(results, "faults.json");
  const faultsCode = await runInTerminal(["scripts/faults.mjs", "--short"], { FAULTS_REPORT: faults });
  add(withExit(countFaults(faults), faultsCode), "faults");
} catch (error) {
  failed++;
  console.error(error instanceof Error ? error.message : error);
}
// Last, so that what went wrong is at hand without reading the whole of it.
for (const remark of remarks) console.log(remark);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
