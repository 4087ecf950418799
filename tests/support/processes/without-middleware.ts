import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startWeb } from "./web-process.ts";

/**
 * Starts a second web process on the same build and database without its middleware, so that pages and calls have only
 * their own checks. Copies the build and removes the middleware from its list of functions.
 */
export async function startWithoutMiddleware(): Promise<{ origin: string; stop: () => void }> {
  const folder = `${process.env.NEXT_DIST_DIR}-bare-${process.pid}`;
  const remove = () => rmSync(folder, { recursive: true, force: true });
  cpSync(process.env.NEXT_DIST_DIR ?? "", folder, { recursive: true, filter: (path) => !path.endsWith("/cache") });
  try {
    const manifest = join(folder, "server/functions-config-manifest.json");
    const listed = JSON.parse(readFileSync(manifest, "utf8"));
    if (!listed.functions["/_middleware"]) throw new Error("The build lists no middleware");
    delete listed.functions["/_middleware"];
    writeFileSync(manifest, JSON.stringify(listed));
    const web = await startWeb({ NEXT_DIST_DIR: folder });
    return {
      origin: web.origin,
      stop: () => {
        web.stop();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}
