import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { alternate } from "#tests/bench/support/alternate.ts";
import { requestsPerSecond } from "#tests/bench/support/drive.ts";
import { startFront } from "#tests/support/processes/front.ts";
import { freePort } from "../../../scripts/services/process.mjs";

const requests = 5_000;
const headers = { "accept-language": "en", "accept-encoding": "gzip" };

/**
 * Measures requests per second of the home page at the front, and of the same page as a static file of the same nginx.
 * Both are compressed per response.
 */
export async function frontRates(webPort: number, windows: number): Promise<Record<"home" | "file", number[]>> {
  const folder = mkdtempSync(join(tmpdir(), "sinag-front-file-"));
  const filePort = await freePort();
  const file = `server {
    listen 127.0.0.1:${filePort};
    root ${folder};
    default_type text/html;
    gzip on;
    gzip_comp_level 1;
  }`;
  const front = await startFront(`127.0.0.1:${webPort}`, {}, () => file);
  try {
    const page = await fetch(front.origin, { headers: { "accept-language": "en" } });
    writeFileSync(join(folder, "home"), await page.text());
    const rateOf = (url: string, path: string) => () =>
      requestsPerSecond(
        url,
        Array.from({ length: requests }, () => ({ path, headers })),
      );
    const variants = {
      home: rateOf(front.origin, "/"),
      file: rateOf(`http://127.0.0.1:${filePort}`, "/home"),
    };
    await alternate(variants, 1); // Warm-up.
    const kept = await fetch(front.origin, { headers: { "accept-language": "en" } });
    if (kept.headers.get("x-front") === "MISS") throw new Error("The front keeps no page");
    return await alternate(variants, windows);
  } finally {
    front.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
