import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

// `react-server` is the condition under which "server-only" resolves to nothing, as in the worker and the command line.
const execArgv = ["--conditions=react-server"];
// Vite adds `import` or `require` as it fits. Named here, `import` would reach Node, whose `require` then gets ES modules.
const conditions = ["react-server", "node"];
const server = { resolve: { conditions }, ssr: { resolve: { conditions } } };

/** These take longest, so they begin first: begun last, they would keep one worker busy while the other has nothing left. */
const longest = ["tests/house/start.test.ts", "tests/modules/ledger/model.test.ts", "tests/modules/seed-runs.test.ts"];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const index = longest.findIndex((file) => moduleId.endsWith(file));
      return index < 0 ? longest.length : index;
    };
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}

const integration = {
  execArgv,
  globalSetup: ["tests/support/processes/services.ts"],
  setupFiles: ["tests/support/processes/worker-database.ts"],
};

/** Files that replace modules or the environment: each in a process of its own. */
const alone = [
  "tests/modules/changed-secret.test.ts",
  "tests/modules/demo-week.test.ts",
  "tests/modules/identity-seed.test.ts",
  "tests/portal/client-encryption.test.ts",
  "tests/portal/games/play-pages.test.ts",
  "tests/portal/identity-login.test.ts",
  "tests/portal/page-entrance.test.ts",
];

export default defineConfig({
  test: {
    // A busy machine takes thrice as long as a quiet one, and no test here is about time.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    pool: "forks",
    // The same for all projects, so that they run together.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        ...server,
        test: {
          name: "unit",
          include: ["{app,components,lib,db}/**/*.test.{ts,tsx}", "tests/house/**/*.test.ts"],
          exclude: ["lib/client/**"],
          execArgv,
        },
      },
      // What runs in the browser only, with the libraries as the browser gets them: React has no hooks for a server.
      { extends: true, test: { name: "unit-client", include: ["lib/client/**/*.test.ts"] } },
      {
        extends: true,
        ...server,
        // Loading the product takes longer than most files' tests: a worker loads it once (docs/decisions/0004).
        test: {
          name: "integration",
          include: ["tests/{modules,portal}/**/*.test.ts"],
          exclude: alone,
          isolate: false,
          ...integration,
        },
      },
      { extends: true, ...server, test: { name: "integration-alone", include: alone, ...integration } },
      {
        // Requests to the running product, which `scripts/e2e.mjs` brings up.
        extends: true,
        ...server,
        test: {
          name: "web",
          execArgv,
          include: ["tests/web/**/*.test.ts"],
          setupFiles: ["tests/support/processes/running-product.ts"],
          // Some tests close the site, or a region.
          fileParallelism: false,
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
});
