import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { browserAreas, browserTestsFor } from "../../scripts/test/browser-areas.mjs";
import { importGraph, reaching } from "../../scripts/test/import-graph.mjs";

const sources: Record<string, string> = {
  "lib/kernel/money.ts": "export {};",
  "lib/cli/main.ts": 'import "#lib/kernel/money.ts";',
  "lib/a.ts": 'import { b } from "./b.ts";\nexport const late = () => import("#lib/c.ts");',
  "lib/b.ts": 'import "zod";\nimport type { A } from "#lib/a.ts";',
  "lib/c.ts": "export {};",
  "lib/a.test.ts": 'import { a } from "#lib/a.ts";',
  "tests/modules/command.test.ts": 'spawn("node", ["lib/cli/main.ts"]);',
};
const graph = importGraph(Object.keys(sources), (file) => sources[file] ?? "");
const tests = ["lib/a.test.ts", "tests/modules/command.test.ts"];

test("HOUSE-09 a change selects the tests that import it, directly, indirectly, dynamically or as a program", () => {
  expect(reaching(graph, tests, ["lib/b.ts"])).toEqual(["lib/a.test.ts"]);
  expect(reaching(graph, tests, ["lib/c.ts"])).toEqual(["lib/a.test.ts"]);
  expect(reaching(graph, tests, ["lib/kernel/money.ts"])).toEqual(["tests/modules/command.test.ts"]);
  expect(reaching(graph, tests, ["lib/a.test.ts"])).toEqual(["lib/a.test.ts"]);
  expect(reaching(graph, tests, ["docs/architecture.md"])).toEqual([]);
});

test("HOUSE-09 routes that tests import by a pattern count as imported", () => {
  const files = ["tests/support/calls/routes.ts", ...globSync("app/api/portal/**/route.ts")];
  expect(importGraph(files).get("tests/support/calls/routes.ts")).toContain(files[1]);
});

test("HOUSE-09 every browser test area has specs, and a change selects those of its areas", () => {
  const specs = globSync("tests/e2e/*.spec.ts");
  for (const area of browserAreas) expect(specs.filter((spec) => area.specs.test(spec))).not.toEqual([]);
  expect(
    browserTestsFor(
      ["lib/modules/promotions/claim-reward.ts"],
      ["tests/e2e/rewards.spec.ts", "tests/e2e/slots.spec.ts"],
    ),
  ).toEqual(["tests/e2e/rewards.spec.ts"]);
  expect(browserTestsFor(["tests/e2e/slots.spec.ts"], specs)).toEqual(["tests/e2e/slots.spec.ts"]);
});
