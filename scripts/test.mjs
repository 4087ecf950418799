// npm test: everything that CI runs, from an empty clone. The last line is "N passed, N failed".
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { runCheckSteps } from "./check/steps.mjs";
import { ensureInstalled } from "./product/install.mjs";
import { runInTerminal } from "./product/run-once.mjs";
import { reporter } from "./product/terminal.mjs";
import { projectRoot } from "./services/data-folder.mjs";
import { drawParts, drawSlowest } from "./test/durations.mjs";
import { ensurePrograms } from "./test/programs.mjs";
import { countFaults, countPlaywright, countVitest, vitestReporters } from "./test/reports.mjs";

const slowFiles = 20;
const report = reporter();
// Not Playwright's results folder, because Playwright empties it.
const results = join(projectRoot, ".cache");
/** @type {import("./test/durations.mjs").Part[]} */
const parts = [];

/** @param {string} name @param {() => import("./test/reports.mjs").Counts | Promise<import("./test/reports.mjs").Counts>} run */
async function part(name, run) {
  const began = Date.now();
  const counts = await run();
  parts.push({ name, seconds: (Date.now() - began) / 1000, counts });
  report(`${name}: ${counts.passed} passed, ${counts.failed} failed`);
}

/**
 * Counts a run that failed without a failed test, such as one that could not start.
 * @param {import("./test/reports.mjs").Counts} counts
 * @param {number} code
 */
const withExit = (counts, code) => ({ ...counts, failed: counts.failed || (code === 0 ? 0 : 1) });

/**
 * @param {string} file its report
 * @param {(file: string) => import("./test/reports.mjs").Counts} count
 * @param {string[]} args of node
 * @param {Record<string, string>} [environment]
 */
async function counted(file, count, args, environment = {}) {
  const code = await runInTerminal(args, environment);
  return withExit(count(file), code);
}

const checks = () =>
  runCheckSteps(({ name, complaint, seconds }) => {
    report(`${complaint === undefined ? "passed" : "FAILED"}  ${name} (${seconds.toFixed(1)} s)`);
    if (complaint !== undefined) console.log(complaint);
  });

let broken = 0;
try {
  await part("packages", () => {
    ensureInstalled(report);
    return { passed: 1, failed: 0 };
  });
  await part("programs", () => ensurePrograms(report));
  mkdirSync(results, { recursive: true });
  await part("checks", checks);

  const vitest = join(results, "vitest.json");
  // All projects except the one that needs a running product.
  const vitestRun = ["node_modules/vitest/vitest.mjs", "run", "--project=!web", ...vitestReporters(vitest)];
  await part("unit and integration", () => counted(vitest, countVitest, vitestRun));

  const [web, browser] = [join(results, "web.json"), join(results, "playwright.json")];
  let requests = countVitest(web);
  await part("browser", async () => {
    const code = await runInTerminal(["scripts/e2e.mjs"], { WEB_REPORT: web, E2E_REPORT: browser });
    requests = countVitest(web);
    return withExit(countPlaywright(browser), requests.failed > 0 ? 0 : code);
  });
  // Both parts use the same product: first the request tests, one file after the other, then the browser tests.
  const seconds = (requests.files ?? []).reduce((sum, file) => sum + file.seconds, 0);
  const [last] = parts.slice(-1);
  if (last) last.seconds -= seconds;
  parts.splice(-1, 0, { name: "web", seconds, counts: requests });

  const faults = join(results, "faults.json");
  const faultRun = ["scripts/faults.mjs", "--short"];
  await part("faults", () => counted(faults, countFaults, faultRun, { FAULTS_REPORT: faults }));
} catch (error) {
  broken++;
  console.error(error instanceof Error ? error.message : error);
}
// Printed last, so that failures are visible without scrolling.
console.log(`\nThe slowest test files:\n${drawSlowest(parts, slowFiles)}\n\n${drawParts(parts)}\n`);
for (const { name, counts } of parts) {
  const names = counts.names?.length || counts.failed === 0 ? (counts.names ?? []) : ["failed"];
  for (const remark of names) console.log(`${name}: ${remark}`);
}
const passed = parts.reduce((sum, { counts }) => sum + counts.passed, 0);
const failed = parts.reduce((sum, { counts }) => sum + counts.failed, broken);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
