import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { countPlaywright, countVitest } from "../../scripts/test/reports.mjs";

const folder = mkdtempSync(join(tmpdir(), "sinag-counting-"));
const file = join(folder, "report.json");
afterAll(() => rmSync(folder, { recursive: true }));

const write = (report: object) => writeFileSync(file, JSON.stringify(report));

test("HOUSE-09 a test file that could not be loaded counts as a failure, and failures are named", () => {
  const testResults = [
    { name: "a.test.ts", status: "passed", assertionResults: [{ status: "passed", fullName: "one" }] },
    {
      name: "b.test.ts",
      status: "failed",
      assertionResults: [
        { status: "passed", fullName: "two" },
        { status: "failed", fullName: "three" },
      ],
    },
    { name: "c.test.ts", status: "failed", assertionResults: [] },
  ];
  write({ numPassedTests: 2, numFailedTests: 1, testResults });
  expect(countVitest(file)).toEqual({ passed: 2, failed: 2, names: ["three", "c.test.ts could not be loaded"] });
});

test("HOUSE-09 a report is counted once: without a new one nothing passed", () => {
  expect(existsSync(file)).toBe(false);
  expect(countVitest(file)).toEqual({ passed: 0, failed: 0 });
});

test("HOUSE-09 a browser test that passed only when run again is named", () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ projectName: "phone", status }] });
  const inner = { title: "inner", specs: [spec("fails", "unexpected")] };
  const suites = [
    { title: "a.spec.ts", suites: [inner], specs: [spec("wavers", "flaky"), spec("passes", "expected")] },
  ];
  write({ stats: { expected: 5, unexpected: 1, flaky: 1 }, errors: [{}], suites });
  expect(countPlaywright(file)).toEqual({
    passed: 6,
    failed: 2,
    names: ["[phone] inner: fails", "passed only when run again: [phone] a.spec.ts: wavers"],
  });
});
