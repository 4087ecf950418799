import { existsSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../services/data-folder.mjs";
import { isFree } from "../services/process.mjs";

const usualPort = 3000;
const portsToTry = 100;

/** Reads `.env`; variables already in the environment win. */
export function loadSettings() {
  const file = join(projectRoot, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
}

/**
 * Returns PORT when it is set, and fails when that port is taken; otherwise 3000 or the next free port.
 * @returns {Promise<number>}
 */
export async function webPort() {
  const { PORT } = process.env;
  if (PORT) {
    const port = Number(PORT);
    if (!Number.isInteger(port) || port < 1 || port > 65_535)
      throw new Error(`PORT is ${PORT}, but a port is a whole number from 1 to 65535.`);
    if (await isFree(port)) return port;
    const closed = port < 1024 ? ", or this user may not (below 1024 that takes an administrator)" : "";
    throw new Error(`PORT is ${PORT}, but something else listens there${closed}.`);
  }
  for (let port = usualPort; port < usualPort + portsToTry; port++) if (await isFree(port)) return port;
  throw new Error(`No port is free from ${usualPort} to ${usualPort + portsToTry - 1}. Set PORT.`);
}
