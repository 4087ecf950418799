import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { countPlaywright, countVitest } from "../../scripts/test/reports.mjs";

const folder = mkdtempSync(join(tmpdir(), "sinag-counting-"));
const file = join(folder, "report.json");
afterAll(() => rmSync(folder, { recursive: true }));

const write = (report: object) => writeFileSync(file, JSON.stringify(report));

test("HOUSE-09 a test file that could not be loaded counts as a failure", () => {
  const testResults = [
    { status: "passed", assertionResults: [{ status: "passed" }] },
    { status: "failed", assertionResults: [{ status: "passed" }, { status: "failed" }] },
    { status: "failed", assertionResults: [] },
  ];
  write({ numPassedTests: 2, numFailedTests: 1, testResults });
  expect(countVitest(file)).toEqual({ passed: 2, failed: 2 });
});

test("HOUSE-09 a report is counted once: without a new one nothing passed", () => {
  expect(existsSync(file)).toBe(false);
  expect(countVitest(file)).toEqual({ passed: 0, failed: 0 });
});

test("HOUSE-09 a browser test that passed only at the second try did not pass", () => {
  write({ stats: { expected: 5, unexpected: 1, flaky: 1 }, errors: [{}] });
  expect(countPlaywright(file)).toEqual({ passed: 5, failed: 3 });
});
