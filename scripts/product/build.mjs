import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../services/data-folder.mjs";
import { addCompileHints } from "./compile-hints.mjs";
import { runOnce } from "./run-once.mjs";

const inputs = [
  ...["app", "components", "db", "lib", "messages", "public", "middleware.ts"],
  ...["next.config.ts", "postcss.config.mjs", "tailwind.config.ts", "tsconfig.json", "package-lock.json"],
  "scripts/product/compile-hints.mjs",
];

/** The build loads page modules, and they throw without these variables. Nothing connects to them. */
const placeholders = {
  DATABASE_URL: "postgres://build.invalid/build",
  SESSION_SECRET: "-".repeat(32),
  LOG_LEVEL: "silent",
};

/**
 * Builds the pages into `folder`, unless it has a build of exactly these sources.
 * @param {string} folder relative to the project, such as `.next`
 * @param {(what: string) => void} report
 * @param {AbortSignal} [signal]
 */
export async function buildWhenChanged(folder, report, signal) {
  const record = join(projectRoot, folder, "built-from");
  const wanted = hashOf(inputs);
  if (existsSync(record) && readFileSync(record, "utf8") === wanted) return;
  report("Building the pages");
  const tsconfig = `.cache/tsconfig${folder}.json`;
  mkdirSync(join(projectRoot, ".cache"), { recursive: true });
  writeFileSync(join(projectRoot, tsconfig), JSON.stringify({ extends: "../tsconfig.json" }));
  const environment = {
    ...placeholders,
    NODE_ENV: "production",
    NEXT_DIST_DIR: folder,
    NEXT_TSCONFIG: tsconfig,
    NEXT_TELEMETRY_DISABLED: "1",
  };
  await runOnce(["node_modules/next/dist/bin/next", "build"], environment, signal);
  addCompileHints(join(projectRoot, folder));
  writeFileSync(record, wanted);
}

/** Returns a digest of files. @param {string[]} paths relative to the project; folders are read recursively */
export function hashOf(paths) {
  const hash = createHash("sha256");
  for (const file of paths.flatMap(filesBelow)) hash.update(`${file}\0`).update(readFileSync(join(projectRoot, file)));
  return hash.digest("hex");
}

/** @param {string} path @returns {string[]} */
function filesBelow(path) {
  const whole = join(projectRoot, path);
  if (!existsSync(whole)) return [];
  try {
    const names = readdirSync(whole).sort();
    return names.filter((name) => !/\.test\.tsx?$/.test(name)).flatMap((name) => filesBelow(`${path}/${name}`));
  } catch {
    return [path];
  }
}
