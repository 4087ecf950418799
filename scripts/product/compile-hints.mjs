import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Tells browsers that nearly all functions of a file are called when it loads, so Chromium compiles them beside the page
 * and not in its way: it is half of what the code of a first visit costs the main thread. Must be a file's first line.
 */
const hint = "//# allFunctionsCalledOnLoad\n";

/** Marks the browser's code of a finished build; the bundler can set no first line. @param {string} folder of the build */
export function addCompileHints(folder) {
  const chunks = join(folder, "static/chunks");
  for (const name of readdirSync(chunks).filter((file) => file.endsWith(".js"))) {
    const file = join(chunks, name);
    writeFileSync(file, hint + readFileSync(file, "utf8"));
  }
}
