import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { gzipSync } from "node:zlib";

/** First-load JavaScript of a page that shows one line of text, gzip, of the pinned version of Next. */
const bareBytes = 134_900;

/** Addresses with a budget, as a multiple of the bare page. What opens later loads later. */
const budgets = { "/[locale]": 1.3 };

const [folder = ".next"] = process.argv.slice(2);
const { rootMainFiles } = JSON.parse(readFileSync(join(folder, "build-manifest.json"), "utf8"));
/** @type {Record<string, string>} page → address */
const addresses = JSON.parse(readFileSync(join(folder, "app-path-routes-manifest.json"), "utf8"));
const heavy = Object.entries(budgets).filter(([address, budget]) => {
  const page = Object.keys(addresses).find((name) => addresses[name] === address && name.endsWith("/page"));
  if (!page) throw new Error(`No page answers at ${address}.`);
  const bytes = firstLoadBytes(page);
  console.log(
    `${address}: ${(bytes / 1000).toFixed(1)} kB, ${(bytes / bareBytes).toFixed(2)} × the bare page, budget ${budget}`,
  );
  return bytes > bareBytes * budget;
});
if (heavy.length > 0) {
  console.error(`Too heavy: ${heavy.map(([address]) => address).join(", ")}`);
  process.exit(1);
}

/** What the browser loads before the page is alive: the framework, and the client files of page and layouts. @param {string} page */
function firstLoadBytes(page) {
  /** @type {{ __RSC_MANIFEST?: Record<string, { entryJSFiles: Record<string, string[]> }> }} */
  const scope = {};
  runInNewContext(readFileSync(join(folder, "server/app", `${page}_client-reference-manifest.js`), "utf8"), {
    globalThis: scope,
  });
  const entries = Object.values(scope.__RSC_MANIFEST?.[page]?.entryJSFiles ?? {}).flat();
  const files = new Set([...rootMainFiles, ...entries]);
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0);
}
