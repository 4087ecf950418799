import { existsSync, linkSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { writePrivate } from "../services/data-folder.mjs";
import { commandOf, isAlive } from "../services/process.mjs";

/**
 * @typedef {object} Running facts that `npm start` publishes for other commands while it runs
 * @property {number} pid
 * @property {string} [origin]
 * @property {Record<string, string>} [environment] variables to reach its services
 */

/** @param {string} folder the data folder @returns {Running | undefined} undefined when no product runs */
export function readRunning(folder) {
  const file = join(folder, "running.json");
  if (!existsSync(file)) return undefined;
  /** @type {Running} */
  const running = JSON.parse(readFileSync(file, "utf8"));
  const ours = isAlive(running.pid) && /scripts[\\/](start|dev|run)\.mjs/.test(commandOf(running.pid));
  return ours ? running : undefined;
}

/**
 * Reserves the data folder for this product.
 * @param {string} folder
 * @returns {{ publish: (facts: Omit<Running, "pid">) => void, release: () => void }}
 * @throws Error: when another process holds it
 */
export function claim(folder) {
  const file = join(folder, "running.json");
  const draft = `${file}.claim.${process.pid}`;
  writePrivate(draft, { pid: process.pid });
  try {
    const running = readRunning(folder);
    if (running) throw new Error(alreadyRunning(running));
    rmSync(file, { force: true });
    // Linking fails when the name exists, so only one of two concurrent starts wins.
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    throw new Error(alreadyRunning(readRunning(folder)));
  } finally {
    rmSync(draft, { force: true });
  }
  return {
    publish: (facts) => writePrivate(file, { pid: process.pid, ...facts }),
    release: () => rmSync(file, { force: true }),
  };
}

/** @param {Running | undefined} running */
function alreadyRunning(running) {
  const where = running?.origin ? ` at ${running.origin}` : ", still starting";
  return `Sinag is already running${where} (process ${running?.pid ?? "unknown"}). End that one first.`;
}
