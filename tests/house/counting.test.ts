import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";
import { drawParts, drawSlowest } from "../../scripts/test/durations.mjs";
import { countPlaywright, countVitest } from "../../scripts/test/reports.mjs";

const folder = mkdtempSync(join(tmpdir(), "sinag-counting-"));
const file = join(folder, "report.json");
afterAll(() => rmSync(folder, { recursive: true }));

const write = (report: object) => writeFileSync(file, JSON.stringify(report));

test("HOUSE-09 a test file that fails to load counts as a failure, and failures are named", () => {
  const testResults = [
    {
      name: resolve("tests/a.test.ts"),
      status: "passed",
      startTime: 10_000,
      endTime: 12_500,
      assertionResults: [{ status: "passed", fullName: "one" }],
    },
    {
      name: resolve("b.test.ts"),
      status: "failed",
      startTime: 12_000,
      endTime: 12_250,
      assertionResults: [
        { status: "passed", fullName: "two" },
        { status: "failed", fullName: "three" },
      ],
    },
    { name: "c.test.ts", status: "failed", startTime: 12_000, endTime: 12_000, assertionResults: [] },
  ];
  write({ numPassedTests: 2, numFailedTests: 1, testResults });
  expect(countVitest(file)).toEqual({
    passed: 2,
    failed: 2,
    names: ["three", "c.test.ts could not be loaded"],
    files: [
      { name: "tests/a.test.ts", seconds: 2.5 },
      { name: "b.test.ts", seconds: 0.25 },
      { name: "c.test.ts", seconds: 0 },
    ],
  });
});

test("HOUSE-09 a report is counted once, and without a new report nothing passed", () => {
  expect(existsSync(file)).toBe(false);
  expect(countVitest(file)).toEqual({ passed: 0, failed: 0 });
});

test("HOUSE-09 a browser test that passed only on a retry is named", () => {
  const spec = (title: string, status: string, ...durations: number[]) => ({
    title,
    tests: [{ projectName: "phone", status, results: durations.map((duration) => ({ duration })) }],
  });
  const inner = { title: "inner", specs: [spec("fails", "unexpected", 4_000)] };
  const specs = [spec("wavers", "flaky", 1_000, 500), spec("passes", "expected", 250)];
  const suites = [{ title: "a.spec.ts", file: "a.spec.ts", suites: [inner], specs }];
  write({ stats: { expected: 5, unexpected: 1, flaky: 1 }, errors: [{}], suites });
  expect(countPlaywright(file)).toEqual({
    passed: 6,
    failed: 2,
    names: ["[phone] inner: fails", "passed only when run again: [phone] a.spec.ts: wavers"],
    files: [{ name: "tests/e2e/a.spec.ts", seconds: 5.75 }],
  });
});

test("HOUSE-09 a run ends with a line per part and its slowest test files", () => {
  const parts = [
    { name: "types", seconds: 17.04, counts: { passed: 1, failed: 0 } },
    {
      name: "browser",
      seconds: 401.26,
      counts: { passed: 12, failed: 1, files: [{ name: "tests/e2e/a.spec.ts", seconds: 5.75 }] },
    },
    { name: "unit", seconds: 9, counts: { passed: 3, failed: 0, files: [{ name: "b.test.ts", seconds: 6 }] } },
  ];
  expect(drawParts(parts).split("\n")).toEqual([
    "   17.0 s  types: 1 passed, 0 failed",
    "  401.3 s  browser: 12 passed, 1 failed",
    "    9.0 s  unit: 3 passed, 0 failed",
    "  427.3 s  altogether",
  ]);
  expect(drawSlowest(parts, 1)).toBe("    6.0 s  b.test.ts");
  expect(drawSlowest(parts, 9).split("\n")).toEqual(["    6.0 s  b.test.ts", "    5.8 s  tests/e2e/a.spec.ts"]);
});
