import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { projectRoot } from "../../../scripts/services/data-folder.mjs";

const benchFolder = join(projectRoot, "tests/bench");
const packages = ["package.json", "package-lock.json", ".npmrc"];

/**
 * Copies the project to its own folder and adds the files of `tests/bench/overlay`, so that bench routes cannot be in
 * the product. Keeps the earlier build there.
 */
export function overlaidProject(): string {
  const { stdout } = spawnSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], {
    cwd: projectRoot,
    encoding: "utf8",
  });
  const files = stdout.split("\0").filter((file) => file && existsSync(join(projectRoot, file)));
  const folder = copyTo("overlaid", files, projectRoot);
  cpSync(join(benchFolder, "overlay"), folder, { recursive: true });
  return folder;
}

/** Creates a minimal application with the same versions. */
export function bareProject(): string {
  const folder = copyTo("bare", packages, projectRoot);
  cpSync(join(benchFolder, "bare"), folder, { recursive: true });
  return folder;
}

function copyTo(name: string, files: readonly string[], source: string): string {
  const folder = join(
    tmpdir(),
    `sinag-bench-${createHash("sha256").update(projectRoot).digest("hex").slice(0, 12)}-${name}`,
  );
  mkdirSync(folder, { recursive: true });
  const record = join(folder, ".copied");
  const before = existsSync(record) ? readFileSync(record, "utf8").split("\n") : [];
  for (const file of before) if (!files.includes(file)) rmSync(join(folder, file), { force: true });
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(source, file), join(folder, file));
  }
  writeFileSync(record, files.join("\n"));
  linkModules(folder);
  return folder;
}

/**
 * Links modules as hard links, because a link to the folder would lead the bundler out of the project. Repeats that
 * when the installed packages change.
 */
function linkModules(folder: string): void {
  const installed = readFileSync(join(projectRoot, "node_modules/.installed"), "utf8");
  const [target, record] = [join(folder, "node_modules"), join(folder, ".linked")];
  if (existsSync(record) && readFileSync(record, "utf8") === installed) return;
  rmSync(target, { recursive: true, force: true });
  const linked = spawnSync("cp", ["-al", join(projectRoot, "node_modules"), target]).status === 0;
  if (!linked) {
    rmSync(target, { recursive: true, force: true });
    execFileSync("cp", ["-R", join(projectRoot, "node_modules"), target]);
  }
  writeFileSync(record, installed);
}
