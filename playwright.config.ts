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
  // A test runs on the phone alone: the narrowest screen, at which every test ends with a look for what overflows.
  // `@desktop`: for what only a wide screen, a pointer or a keyboard has. `@both`: for what differs by the size.
  projects: [
    {
      name: "phone",
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
    },
    { name: "desktop", grep: /@desktop|@both/, use: { viewport: { width: 1440, height: 900 } } },
  ],
});
