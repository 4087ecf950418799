import { type ChildProcess, spawn } from "node:child_process";
import { freePort, until } from "../../../scripts/services/process.mjs";

export interface WebProcess {
  port: number;
  /** On this machine, independent of the site's own origin. */
  origin: string;
  child: ChildProcess;
  stop: () => void;
}

/**
 * Starts another web process on this run's build and database, with some other settings. `hear` receives its output.
 */
export async function startWeb(settings: Record<string, string>, hear?: (said: string) => void): Promise<WebProcess> {
  const port = await freePort();
  const environment = { ...process.env, ...settings, PORT: String(port) };
  const child = spawn(process.execPath, ["lib/web/server.ts"], {
    env: environment,
    stdio: hear ? ["ignore", "pipe", "pipe"] : "inherit",
  });
  if (hear) for (const stream of [child.stdout, child.stderr]) stream?.on("data", (said) => hear(String(said)));
  const web = { port, origin: `http://localhost:${port}`, child, stop: () => void child.kill("SIGKILL") };
  if (await until(() => child.exitCode !== null || isAlive(web.origin), 30_000)) {
    if (child.exitCode === null) return web;
  }
  web.stop();
  throw new Error("The web process did not come up");
}

function isAlive(origin: string): Promise<boolean> {
  return fetch(`${origin}/api/health`).then(
    (answer) => answer.ok,
    () => false,
  );
}
