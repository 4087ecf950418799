import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Tells browsers that nearly all functions of a file are called on load, so Chromium compiles them off the main thread.
 * That saves half of a first visit's script cost there. Must be a file's first line.
 */
const hint = "//# allFunctionsCalledOnLoad\n";

/**
 * Adds the hint to the browser files of a finished build; the bundler cannot set a first line.
 * @param {string} folder of the build
 */
export function addCompileHints(folder) {
  const chunks = join(folder, "static/chunks");
  for (const name of readdirSync(chunks).filter((file) => file.endsWith(".js"))) {
    const file = join(chunks, name);
    writeFileSync(file, hint + readFileSync(file, "utf8"));
  }
}
