import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { gzipSync } from "node:zlib";

/**
 * Returns the gzipped JavaScript that the browser loads before a page is interactive: the framework, and the client
 * files of page and layouts.
 * @param {string} folder of the build
 * @param {string} address as the framework names it, such as `/[locale]`
 * @returns {number} bytes
 */
export function firstLoadBytes(folder, address) {
  const { rootMainFiles } = JSON.parse(readFileSync(join(folder, "build-manifest.json"), "utf8"));
  /** @type {Record<string, string>} page → address */
  const addresses = JSON.parse(readFileSync(join(folder, "app-path-routes-manifest.json"), "utf8"));
  const page = Object.keys(addresses).find((name) => addresses[name] === address && name.endsWith("/page"));
  if (!page) throw new Error(`No page answers at ${address}.`);
  /** @type {{ __RSC_MANIFEST?: Record<string, { entryJSFiles: Record<string, string[]> }> }} */
  const scope = {};
  runInNewContext(readFileSync(join(folder, "server/app", `${page}_client-reference-manifest.js`), "utf8"), {
    globalThis: scope,
  });
  const entries = Object.values(scope.__RSC_MANIFEST?.[page]?.entryJSFiles ?? {}).flat();
  const files = new Set([...rootMainFiles, ...entries]);
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0);
}
