// npm run bench -- NAME…: runs tests/bench/NAME.ts, or all benches without a name. Each value is a ratio of two
// alternating measurements.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { ensureInstalled, nodeProgram } from "./product/install.mjs";
import { serverCondition } from "./product/run-once.mjs";
import { loadSettings } from "./product/settings.mjs";
import { projectRoot } from "./services/data-folder.mjs";

loadSettings();
ensureInstalled(console.error);
const folder = join(projectRoot, "tests/bench");
const all = readdirSync(folder, { withFileTypes: true }).filter(
  (entry) => entry.isFile() && entry.name.endsWith(".ts"),
);
const names = all.map(({ name }) => name.slice(0, -3));
const wanted = process.argv.length > 2 ? process.argv.slice(2) : names;
const unknown = wanted.filter((name) => !existsSync(join(folder, `${name}.ts`)));
if (unknown.length > 0) {
  console.error(`There is no bench called ${unknown.join(", ")}. There are: ${names.join(", ")}`);
  process.exit(2);
}
for (const name of wanted) {
  const { status } = spawnSync(nodeProgram(), [serverCondition, join(folder, `${name}.ts`)], {
    cwd: projectRoot,
    env: { LOG_LEVEL: "warn", SESSION_SECRET: "a bench keeps no sessions, so this is no secret", ...process.env },
    stdio: "inherit",
  });
  if (status !== 0) process.exitCode = 1;
}
