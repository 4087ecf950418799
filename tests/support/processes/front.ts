import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type FrontSettings, renderFront } from "../../../deploy/nginx/render.ts";
import { findProgram, freePort, until } from "../../../scripts/services/process.mjs";

export const frontSecret = "the-secret-of-fronts-in-tests-and-benches";

export interface Front {
  port: number;
  origin: string;
  stop: () => void;
}

/**
 * Starts a real nginx with the product's own configuration, without TLS, in front of `upstream`. `more` is inserted
 * into `http { … }`.
 */
export async function startFront(
  upstream: string,
  settings: Partial<FrontSettings> = {},
  more: (folder: string) => string = () => "",
): Promise<Front> {
  const nginx = process.env.NGINX || findProgram("nginx");
  if (!nginx) throw new Error("These tests need nginx on the PATH (apt-get install nginx-light).");
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "sinag-front-"));
  mkdirSync(join(folder, "cache"));
  const site = renderFront({
    host: `localhost:${port}`,
    upstream,
    listen: `127.0.0.1:${port}`,
    cache: join(folder, "cache"),
    secret: frontSecret,
    languages: "EN TY AR",
    ...settings,
  });
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path t-${kind};`);
  // One process, as the user who runs the tests: a worker of another user could not enter the folder.
  writeFileSync(
    join(folder, "nginx.conf"),
    `daemon off;\nmaster_process off;\npid ${folder}/pid;\nerror_log stderr crit;\nevents {}\n` +
      `http {\ndefault_type application/octet-stream;\naccess_log off;\n${temporary.join("\n")}\n${site}\n${more(folder)}\n}\n`,
  );
  const child = spawn(nginx, ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", "stderr"], { stdio: "inherit" });
  const stop = () => {
    child.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  };
  const origin = `http://localhost:${port}`;
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/`, { headers: { host: "elsewhere" } }).then(
      () => true,
      () => false,
    );
  if ((await until(async () => child.exitCode !== null || (await answers()), 10_000)) && child.exitCode === null)
    return { port, origin, stop };
  stop();
  throw new Error("nginx did not come up");
}
