import { defineConfig } from "vitest/config";

// `react-server` is the condition under which "server-only" resolves to nothing, as in the worker and the command line.
const execArgv = ["--conditions=react-server"];

export default defineConfig({
  resolve: { conditions: ["react-server", "node", "import", "default"] },
  ssr: { resolve: { conditions: ["react-server", "node", "import", "default"] } },
  test: {
    // A busy machine takes thrice as long as a quiet one, and no test here is about time.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{app,components,lib,db}/**/*.test.{ts,tsx}", "tests/house/**/*.test.ts"],
          execArgv,
        },
      },
      {
        extends: true,
        test: {
          name: "integration",
          include: ["tests/{modules,portal}/**/*.test.ts"],
          globalSetup: ["tests/support/processes/services.ts"],
          setupFiles: ["tests/support/processes/worker-database.ts"],
          pool: "forks",
          maxWorkers: 2,
          execArgv,
        },
      },
      {
        // Requests to the running product, which `scripts/e2e.mjs` brings up.
        extends: true,
        test: {
          name: "web",
          include: ["tests/web/**/*.test.ts"],
          setupFiles: ["tests/support/processes/running-product.ts"],
          pool: "forks",
          // Some tests close the site, or a region.
          fileParallelism: false,
          expect: { poll: { timeout: 10_000 } },
          execArgv,
        },
      },
    ],
  },
});
