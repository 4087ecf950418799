import { createHash, randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const projectRoot = resolve(dirname(fileURLToPath(import.meta.url)), "../..");

/** @typedef {{ name: string, uid: number, gid: number }} ServiceUser */

/**
 * Returns the user for services. Postgres refuses to run as root, so root runs it as an existing user of the machine.
 * @returns {ServiceUser | undefined} undefined for an ordinary user: services then run as that user
 */
export function serviceUser() {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync("/etc/passwd", "utf8").split("\n");
  for (const wanted of ["postgres", "nobody"]) {
    const [name, , uid, gid] = (accounts.find((line) => line.startsWith(`${wanted}:`)) ?? "").split(":");
    if (name) return { name, uid: Number(uid), gid: Number(gid) };
  }
  throw new Error("Running as root needs a user `postgres` or `nobody` on this machine, to run the database as.");
}

/**
 * Returns the folder for services, secrets and private files: `.data` in the project, or below /var/lib when the
 * service user cannot enter a parent folder of the project.
 * @returns {string} an existing folder that the service user can enter
 */
export function dataFolder() {
  const user = serviceUser();
  const hash = createHash("sha256").update(projectRoot).digest("hex").slice(0, 12);
  const folder = user && !canEnter(user, projectRoot) ? `/var/lib/sinag-${hash}` : join(projectRoot, ".data");
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, user ? 0o711 : 0o700);
  return folder;
}

/** @param {ServiceUser} user @param {string} folder @returns {boolean} */
export function canEnter(user, folder) {
  const { mode, uid, gid } = statSync(folder);
  const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
  const parent = dirname(folder);
  return (mode & bit) !== 0 && (parent === folder || canEnter(user, parent));
}

/**
 * Returns the secrets of this install, created once at random and readable by the owner only.
 * @param {string} folder
 * @returns {{ databasePassword: string, sessionSecret: string, sandboxGatewaySecret: string }}
 */
export function secrets(folder) {
  const file = join(folder, "secrets.json");
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8"));
  const made = {
    databasePassword: randomBytes(24).toString("base64url"),
    sessionSecret: randomBytes(48).toString("base64url"),
    sandboxGatewaySecret: `whsec_${randomBytes(32).toString("base64")}`,
  };
  writePrivate(file, made);
  return made;
}

/** Writes JSON atomically, readable by the owner only. @param {string} file @param {unknown} value */
export function writePrivate(file, value) {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, file);
}
