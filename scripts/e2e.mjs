// npm run test:e2e -- ARGS…: browser tests on one production build, with services, database and port of their own, so
// they may run beside a running product. ARGS go to Playwright.
import { testPages } from "./check/steps.mjs";
import { bringUp } from "./product/bring-up.mjs";
import { ensureInstalled } from "./product/install.mjs";
import { runInTerminal } from "./product/run-once.mjs";
import { endOnSignal, reporter } from "./product/terminal.mjs";
import { freePort } from "./services/process.mjs";
import { findChromium } from "./test/chromium.mjs";

const report = reporter();
const ending = endOnSignal(report);
ensureInstalled(report);
const chromium = findChromium();
if (!chromium) {
  report("Browser tests need Chromium on the PATH (apt-get install chromium).");
  process.exit(1);
}
// What a machine sets for its own site is not for this run.
for (const name of ["SITE_ORIGIN", "DATABASE_APP_URL", "MAINTENANCE"]) delete process.env[name];
let code = 1;
try {
  const product = await bringUp({
    port: await freePort(),
    pages: testPages,
    report,
    throwaway: true,
    ending,
    // Each test says which address it comes from, as if through a proxy.
    extra: { TRUSTED_PROXIES: "1", REDIS_PREFIX: `e2e-${process.pid}:` },
  });
  report(`Browser tests against ${product.origin}`);
  code = await runInTerminal(["node_modules/@playwright/test/cli.js", "test", ...process.argv.slice(2)], {
    ...product.environment,
    E2E_ORIGIN: product.origin,
    CHROMIUM: chromium,
  });
} catch (error) {
  report(error instanceof Error ? error.message : String(error));
} finally {
  await ending.end();
}
process.exit(code);
