import { buildWhenChanged } from "../product/build.mjs";
import { runOnce, serverCondition } from "../product/run-once.mjs";

export const biome = "node_modules/@biomejs/biome/bin/biome";

/** @type {[name: string, ...programs: string[][]][]} each program: the arguments of node */
const programs = [
  ["types", ["node_modules/next/dist/bin/next", "typegen"], ["node_modules/typescript/bin/tsc", "-p", "."]],
  ["format and lint", [biome, "check", "--error-on-warnings", "."]],
  ["dependency rules", ["scripts/check/dependencies.mjs"]],
  ["conventions", ["scripts/check/conventions.mjs"]],
  ["unused code", ["node_modules/knip/bin/knip.js", "--no-progress"]],
  ["catalogues", ["scripts/check/catalogues.mjs"]],
  ["version floors", ["scripts/check/version-floors.mjs"]],
  ["generated documents", [serverCondition, "scripts/documents.ts", "--check"]],
];

/** Pages for checks and browser tests are built in a folder of their own, since a running product serves from `.next`. */
export const testPages = ".next-test";

/**
 * Every step of the check. `run` gives undefined when the step passes, else what is wrong.
 * @type {{ name: string, run: () => Promise<string | undefined> }[]}
 */
export const checkSteps = [
  ...programs.map(([name, ...steps]) => ({
    name,
    run: () =>
      complaintOf(async () => {
        for (const args of steps) await runOnce(args, {});
      }),
  })),
  {
    name: "size of the first load",
    run: () =>
      complaintOf(async () => {
        await buildWhenChanged(testPages, () => {});
        await runOnce(["scripts/check/first-load.mjs", testPages], {});
      }),
  },
];

/** @param {() => Promise<void>} work @returns {Promise<string | undefined>} */
async function complaintOf(work) {
  try {
    await work();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
