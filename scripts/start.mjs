// npm start: the whole product from an empty clone, on any Node from 20 on. Plain JavaScript without packages, because
// this script installs them.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { bringUp } from "./product/bring-up.mjs";
import { ensureInstalled } from "./product/install.mjs";
import { claim } from "./product/running.mjs";
import { loadSettings, webPort } from "./product/settings.mjs";
import { endOnSignal, reporter, welcome } from "./product/terminal.mjs";
import { dataFolder } from "./services/data-folder.mjs";

const development = process.argv.includes("--development");
const report = reporter();
const ending = endOnSignal(report);
try {
  loadSettings();
  const folder = dataFolder();
  const claimed = claim(folder);
  process.once("exit", claimed.release);
  if (existsSync(join(folder, "restored")))
    throw new Error("A restore was cut off at its end. Run it again: npm run ops -- restore FILE --replace sinag");
  ensureInstalled(report);
  const product = await bringUp({ port: await webPort(), pages: ".next", report, development, ending });
  claimed.publish({ origin: product.origin, environment: product.environment });
  welcome(product);
} catch (error) {
  // Ending the product aborts its running work, which throws here.
  if (ending.isAsked()) await ending.end();
  else report(error instanceof Error ? error.message : String(error));
  process.exit(ending.isAsked() ? 0 : 1);
}
