// npm run test:changed -- [BASE] [--browser]: tests what a change affects. Runs the source checks, and the unit and
// integration tests that import a file which differs from BASE (the upstream branch, or main); with --browser also the
// browser tests of the affected areas. `npm test` remains authoritative.
import { parseArgs } from "node:util";
import { runCheckSteps } from "./check/steps.mjs";
import { ensureInstalled } from "./product/install.mjs";
import { runInTerminal } from "./product/run-once.mjs";
import { reporter } from "./product/terminal.mjs";
import { browserTestsFor } from "./test/browser-areas.mjs";
import { changedFiles, git } from "./test/changed-files.mjs";
import { importGraph, reaching } from "./test/import-graph.mjs";

/** They take minutes and depend on no single file. They run only when they themselves changed. */
const left = ["tests/house/start.test.ts"];
/** The money model takes minutes in `npm test`; a shorter walk is enough to find what a change breaks. */
const shorter = { MODEL_CALLS: "5000" };

const { values, positionals } = parseArgs({ allowPositionals: true, options: { browser: { type: "boolean" } } });
const report = reporter();
ensureInstalled(report);
const { base, files } = changedFiles(positionals[0]);
if (files.length === 0) {
  report(`Nothing differs from ${base}.`);
  process.exit(0);
}
const all = [...new Set([...(git("ls-files") ?? []), ...files])];
const isTest = (/** @type {string} */ file) => /\.test\.tsx?$/.test(file) && !file.startsWith("tests/web/");
const touched = reaching(importGraph(all), all.filter(isTest), files);
const tests = touched.filter((file) => !left.includes(file) || files.includes(file));
const specs = values.browser
  ? browserTestsFor(
      files,
      all.filter((file) => file.endsWith(".spec.ts")),
    )
  : [];
report(`${files.length} files differ from ${base}: ${tests.length} test files, ${specs.length} of browser tests`);

const { names } = await runCheckSteps(
  ({ name, complaint }) => {
    report(`${complaint === undefined ? "passed" : "FAILED"}  ${name}`);
    if (complaint !== undefined) console.log(complaint);
  },
  { withoutBuild: true },
);
const failed = names;
if (tests.length > 0 && (await runInTerminal(["node_modules/vitest/vitest.mjs", "run", ...tests], shorter)) !== 0)
  failed.push("unit and integration tests");
if (specs.length > 0 && (await runInTerminal(["scripts/e2e.mjs", "browser", ...specs], {})) !== 0)
  failed.push("browser tests");
for (const name of touched) if (!tests.includes(name)) report(`left to npm test: ${name}`);
report(failed.length === 0 ? "All of it passed." : `FAILED: ${failed.join(", ")}`);
process.exit(failed.length === 0 ? 0 : 1);
