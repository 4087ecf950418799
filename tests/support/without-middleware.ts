import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";

/**
 * A second web process on the same build and database, whose middleware never runs: what guards pages and calls then
 * is what they check themselves. The build is copied and the middleware taken off its list of functions.
 */
export async function startWithoutMiddleware(): Promise<{ origin: string; stop: () => void }> {
  const folder = `${process.env.NEXT_DIST_DIR}-bare-${process.pid}`;
  cpSync(process.env.NEXT_DIST_DIR ?? "", folder, { recursive: true, filter: (path) => !path.endsWith("/cache") });
  const manifest = join(folder, "server/functions-config-manifest.json");
  const listed = JSON.parse(readFileSync(manifest, "utf8"));
  if (!listed.functions["/_middleware"]) throw new Error("The build lists no middleware");
  delete listed.functions["/_middleware"];
  writeFileSync(manifest, JSON.stringify(listed));
  const port = await freePort();
  const environment = { ...process.env, NEXT_DIST_DIR: folder, PORT: String(port) };
  const web = spawn(process.execPath, ["lib/web/server.ts"], { env: environment, stdio: "inherit" });
  const stop = () => {
    web.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  };
  const origin = `http://localhost:${port}`;
  await untilAlive(origin, web).catch((error) => {
    stop();
    throw error;
  });
  return { origin, stop };
}

async function untilAlive(origin: string, web: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    if (web.exitCode !== null) break;
    const alive = await fetch(`${origin}/api/health`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (alive) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("The web process without middleware did not come up");
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
