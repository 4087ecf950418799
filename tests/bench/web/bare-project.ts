import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bareProject } from "#tests/bench/support/project-copy.ts";
import { nodeProgram } from "../../../scripts/product/install.mjs";

/** Builds the bare application unless this version is built already. Returns the folder of the build. */
export function buildBareProject(): string {
  const folder = bareProject();
  const record = join(folder, ".next/built-from");
  const versions = readFileSync(join(folder, "package-lock.json"), "utf8");
  if (existsSync(record) && readFileSync(record, "utf8") === versions) return join(folder, ".next");
  execFileSync(nodeProgram(), ["node_modules/next/dist/bin/next", "build"], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  writeFileSync(record, versions);
  return join(folder, ".next");
}
