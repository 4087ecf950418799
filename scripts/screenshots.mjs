// node scripts/screenshots.mjs: takes the README's screenshots on a product that it starts and stops.
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
const product = await bringUp({ port: await freePort(), pages: testPages, report, throwaway: true, ending });
const code = await runInTerminal(["scripts/screenshots/take.ts"], {
  ...product.environment,
  E2E_ORIGIN: product.origin,
  CHROMIUM: findChromium(),
});
await product.stop();
process.exit(code);
