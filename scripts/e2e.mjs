// Tests of the whole product on one production build. It has its own services, database and port, so it can run beside
// a running product. First the tests that only send requests, then those that need a browser.
//   npm run test:web -- ARGS…   only the first; ARGS go to vitest
//   npm run test:e2e -- ARGS…   only the second; ARGS go to Playwright
import { testPages } from "./check/steps.mjs";
import { bringUp } from "./product/bring-up.mjs";
import { ensureInstalled } from "./product/install.mjs";
import { runInTerminal } from "./product/run-once.mjs";
import { endOnSignal, reporter } from "./product/terminal.mjs";
import { freePort } from "./services/process.mjs";
import { findChromium } from "./test/chromium.mjs";
import { vitestReporters } from "./test/reports.mjs";

const report = reporter();
const ending = endOnSignal(report);
ensureInstalled(report);
const [part, ...args] = process.argv.slice(2);
const chromium = findChromium();
if (!chromium && part !== "web") {
  report("Browser tests need Chromium on the PATH (apt-get install chromium).");
  process.exit(1);
}
// The machine's settings for its own site must not reach this run.
for (const name of ["SITE_ORIGIN", "DATABASE_APP_URL", "MAINTENANCE"]) delete process.env[name];
let code = 1;
try {
  const product = await bringUp({
    port: await freePort(),
    pages: testPages,
    report,
    throwaway: true,
    ending,
    // Each test sends its own address, as a proxy would.
    extra: { TRUSTED_PROXIES: "1", REDIS_PREFIX: `e2e-${process.pid}:` },
  });
  report(`Tests against ${product.origin}`);
  const environment = {
    ...product.environment,
    E2E_ORIGIN: product.origin,
    ...(chromium && { CHROMIUM: chromium }),
  };
  const vitest = [
    "node_modules/vitest/vitest.mjs",
    "run",
    "--project",
    "web",
    ...vitestReporters(process.env.WEB_REPORT),
  ];
  const playwright = ["node_modules/@playwright/test/cli.js", "test"];
  const codes = [];
  if (part !== "browser") codes.push(await runInTerminal([...vitest, ...args], environment));
  if (part !== "web") codes.push(await runInTerminal([...playwright, ...args], environment));
  code = Math.max(...codes);
} catch (error) {
  report(error instanceof Error ? error.message : String(error));
} finally {
  await ending.end();
}
process.exit(code);
