import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findProgram } from "../services/process.mjs";

/**
 * What tests need of the machine: any of `programs` or `folders`, from Debian's `package`.
 * @type {{ package: string, programs?: string[], folders?: string[], unless?: string }[]}
 */
const needed = [
  { package: "redis-server", programs: ["redis-server", "valkey-server"], unless: "REDIS_URL" },
  {
    package: "chromium-headless-shell",
    programs: ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"],
    unless: "CHROMIUM",
  },
  { package: "nginx-light", programs: ["nginx"], unless: "NGINX" },
  // Pages show Arial or its metric twin until their fonts load. Without either, the layout would shift.
  {
    package: "fonts-liberation",
    folders: [
      ...["liberation", "liberation2", "msttcorefonts"].map((folder) => `/usr/share/fonts/truetype/${folder}`),
      ...["/usr/share/fonts/liberation-sans", "/Library/Fonts", "/System/Library/Fonts"],
    ],
  },
];

/**
 * Installs missing programs when root may do so; reports them otherwise.
 * @param {(what: string) => void} report
 * @returns {{ passed: number, failed: number }} one for each program
 */
export function ensurePrograms(report) {
  const lacking = needed.filter(isMissing);
  const names = lacking.map((need) => need.package);
  if (names.length > 0 && process.getuid?.() === 0 && findProgram("apt-get")) {
    report(`Installing ${names.join(", ")}`);
    apt("update", "-qq");
    apt("install", "-y", "-qq", "--no-install-recommends", ...names);
  }
  const missing = lacking.filter(isMissing).map((need) => need.package);
  if (missing.length > 0) report(`The tests need what is not here: apt-get install ${missing.join(" ")}`);
  return { passed: needed.length - missing.length, failed: missing.length };
}

/** @param {typeof needed[number]} need */
function isMissing({ programs = [], folders = [], unless }) {
  if (unless && process.env[unless]) return false;
  return !findProgram(...programs) && !folders.some((folder) => existsSync(folder));
}

/** @param {string[]} args */
function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", args, { env, stdio: ["ignore", "ignore", "inherit"] });
}
