import { buildWhenChanged } from "../product/build.mjs";
import { runOnce, serverCondition } from "../product/run-once.mjs";

export const biome = "node_modules/@biomejs/biome/bin/biome";

/** @type {[name: string, ...programs: string[][]][]} each program: the arguments of node */
const programs = [
  ["types", ["node_modules/next/dist/bin/next", "typegen"], ["node_modules/typescript/bin/tsc", "-p", "."]],
  ["format and lint", [biome, "check", "--error-on-warnings", "."]],
  ["dependency rules", ["scripts/check/dependencies.mjs"]],
  ["conventions", ["scripts/check/conventions.mjs"]],
  ["texts of a translated page", ["scripts/check/texts.ts"]],
  ["unused code", ["node_modules/knip/bin/knip.js", "--no-progress"]],
  ["catalogues", ["scripts/check/catalogues.mjs"]],
  ["settings", [serverCondition, "scripts/check/settings.ts"]],
  ["version floors", ["scripts/check/version-floors.mjs"]],
  ["generated documents", [serverCondition, "scripts/documents.ts", "--check"]],
];

/** Checks and browser tests build pages in their own folder, because a running product serves from `.next`. */
export const testPages = ".next-test";

/** @typedef {{ name: string, run: () => Promise<void> }} Step */
/** @typedef {{ name: string, complaint: string | undefined, seconds: number }} Outcome */

/** @type {Step} */
const firstLoad = {
  name: "size of the first load",
  run: async () => {
    await buildWhenChanged(testPages, () => {});
    await runOnce(["scripts/check/first-load.mjs", testPages], {});
  },
};

/** @type {Step[]} */
const sourceSteps = programs.map(([name, ...runs]) => ({
  name,
  run: async () => {
    for (const args of runs) await runOnce(args, {});
  },
}));

/**
 * Runs every step of the check. The build writes declarations that the types read, so the types come first, then the
 * build in parallel with the other steps.
 * @param {(outcome: Outcome) => void} tell is called as each step ends
 * @param {{ withoutBuild?: boolean }} [options]
 * @returns {Promise<{ passed: number, failed: number, names: string[] }>} `names` of the failed steps
 */
export async function runCheckSteps(tell, { withoutBuild = false } = {}) {
  /** @type {string[]} */
  const names = [];
  const inOrder = async (/** @type {Step[]} */ steps) => {
    for (const step of steps) {
      const outcome = await outcomeOf(step);
      if (outcome.complaint !== undefined) names.push(step.name);
      tell(outcome);
    }
  };
  const [types, ...others] = sourceSteps;
  if (types) await inOrder([types]);
  await Promise.all([inOrder(others), ...(withoutBuild ? [] : [inOrder([firstLoad])])]);
  const count = sourceSteps.length + (withoutBuild ? 0 : 1);
  return { passed: count - names.length, failed: names.length, names };
}

/** @param {Step} step @returns {Promise<Outcome>} */
async function outcomeOf({ name, run }) {
  const began = Date.now();
  const done = (/** @type {string | undefined} */ complaint) => ({
    name,
    complaint,
    seconds: (Date.now() - began) / 1000,
  });
  try {
    await run();
    return done(undefined);
  } catch (error) {
    return done(error instanceof Error ? error.message : String(error));
  }
}
