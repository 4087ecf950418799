import { readFileSync } from "node:fs";

/** Versions below these have known vulnerabilities. `npm audit` needs its host, so the floors are listed here. */
const floors = { next: "16.4.6", "drizzle-orm": "0.45.2" };

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
let below = 0;
for (const [name, floor] of Object.entries(floors)) {
  const installed = Object.keys(packages).filter((path) => path.endsWith(`node_modules/${name}`));
  if (installed.length === 0) throw new Error(`${name} has a floor but is not in package-lock.json.`);
  for (const path of installed) {
    const { version } = packages[path];
    if (!isAtLeast(version, floor)) {
      below++;
      console.error(`${path} is ${version}, below the floor ${floor}.`);
    }
  }
}
if (below > 0) process.exit(1);

/** @param {string} version @param {string} floor @returns {boolean} */
function isAtLeast(version, floor) {
  const [release = "", prerelease] = version.split("-");
  const order = release.localeCompare(floor, "en", { numeric: true });
  return prerelease ? order > 0 : order >= 0;
}
