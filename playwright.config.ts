import { defineConfig } from "@playwright/test";
import { chromiumArgs } from "./scripts/test/chromium.mjs";

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  // For the whole run, which shares its machine with whatever else is on it. A test that needs it is named at the end.
  retries: process.env.E2E_REPORT ? 1 : 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.E2E_REPORT ? [["list"], ["json", { outputFile: process.env.E2E_REPORT }]] : "list",
  use: {
    baseURL: process.env.E2E_ORIGIN,
    // A trace of every test costs as much as the test: asked for with --trace.
    trace: "off",
    screenshot: "only-on-failure",
    // Nothing that goes on by itself while a test looks elsewhere: without a graphics card every frame costs. Tests of
    // motion ask for it.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: { executablePath: process.env.CHROMIUM, args: chromiumArgs },
  },
  projects: [
    {
      name: "phone",
      // Answers, and switches of the whole site, don't depend on the screen.
      testIgnore: /(failure|front|pages|production|search-engines|site-look|status)\.spec\.ts/,
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
    },
    { name: "desktop", grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
  ],
});
