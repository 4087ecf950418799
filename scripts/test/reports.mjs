import { existsSync, readFileSync, rmSync } from "node:fs";
import { relative } from "node:path";
import { projectRoot } from "../services/data-folder.mjs";

/** @typedef {{ name: string, seconds: number }} TestFile */
/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} [names] failed tests, and tests that needed a retry
 * @property {TestFile[]} [files] duration of the tests of each file, one after the other
 */

/** Returns the arguments that make vitest write a report for `countVitest`. @param {string | undefined} file */
export const vitestReporters = (file) =>
  file ? ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`] : [];

/**
 * Counts a vitest report. A file that failed to load has no failed test and counts as one.
 * @param {string} file
 * @returns {Counts}
 */
export function countVitest(file) {
  /** @type {{ numPassedTests: number, numFailedTests: number, testResults: { name: string, status: string, startTime: number, endTime: number, assertionResults: { status: string, fullName: string }[] }[] } | undefined} */
  const report = take(file);
  if (!report) return { passed: 0, failed: 0 };
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    names: [
      ...tests.filter(({ status }) => status === "failed").map(({ fullName }) => fullName),
      ...unloaded.map(({ name }) => `${name} could not be loaded`),
    ],
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      name: relative(projectRoot, name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

/** @typedef {{ projectName: string, status: string, results: { duration: number }[] }} BrowserTest */
/** @typedef {{ title: string, file: string, suites?: Suite[], specs: { title: string, tests: BrowserTest[] }[] }} Suite */

/**
 * Counts a Playwright report. A test that passes on its retry has passed, and is named as flaky.
 * @param {string} file
 * @returns {Counts}
 */
export function countPlaywright(file) {
  /** @type {{ stats: { expected: number, unexpected: number, flaky: number }, errors: unknown[], suites: Suite[] } | undefined} */
  const report = take(file);
  if (!report) return { passed: 0, failed: 0 };
  const { expected, unexpected, flaky } = report.stats;
  const name = { unexpected: "", flaky: "passed only when run again: " };
  /** @param {Suite} suite @returns {string[]} */
  const namesOf = ({ suites = [], specs, title }) => [
    ...suites.flatMap(namesOf),
    ...specs.flatMap((spec) =>
      spec.tests.flatMap(({ status, projectName }) =>
        status === "unexpected" || status === "flaky"
          ? [`${name[status]}[${projectName}] ${title}: ${spec.title}`]
          : [],
      ),
    ),
  ];
  return {
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    names: report.suites.flatMap(namesOf),
    files: report.suites.map((suite) => ({ name: `tests/e2e/${suite.file}`, seconds: millisecondsOf(suite) / 1000 })),
  };
}

/** @param {Suite} suite @returns {number} */
function millisecondsOf({ suites = [], specs }) {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)));
  return [...own, ...suites.map(millisecondsOf)].reduce((sum, duration) => sum + duration, 0);
}

/** @param {string} file @returns {Counts} */
export function countFaults(file) {
  return take(file) ?? { passed: 0, failed: 0 };
}

/** Reads and deletes a report, so that the next run cannot mistake it for its own. @param {string} file */
function take(file) {
  if (!existsSync(file)) return undefined;
  const report = JSON.parse(readFileSync(file, "utf8"));
  rmSync(file);
  return report;
}
