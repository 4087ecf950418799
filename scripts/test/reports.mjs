import { existsSync, readFileSync, rmSync } from "node:fs";

/** @typedef {{ passed: number, failed: number }} Counts */

/** A file that could not be loaded has no failed test in it, and is one. @param {string} file @returns {Counts} */
export function countVitest(file) {
  /** @type {{ numPassedTests: number, numFailedTests: number, testResults: { status: string, assertionResults: { status: string }[] }[] } | undefined} */
  const report = take(file);
  if (!report) return { passed: 0, failed: 0 };
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length };
}

/** @param {string} file @returns {Counts} */
export function countPlaywright(file) {
  /** @type {{ stats: { expected: number, unexpected: number, flaky: number }, errors: unknown[] } | undefined} */
  const report = take(file);
  if (!report) return { passed: 0, failed: 0 };
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length };
}

/** @param {string} file @returns {Counts} */
export function countFaults(file) {
  return take(file) ?? { passed: 0, failed: 0 };
}

/** Reads a report once, so that the next run can't mistake it for its own. @param {string} file */
function take(file) {
  if (!existsSync(file)) return undefined;
  const report = JSON.parse(readFileSync(file, "utf8"));
  rmSync(file);
  return report;
}
