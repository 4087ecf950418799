import { execFile, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const scripts = mkdtempSync(join(tmpdir(), "sinag-bench-"));

/** Finds pgbench, which Debian installs beside the server and off the PATH. Installs it when root may do so. */
export function findPgbench(): string {
  const found = look();
  if (found) return found;
  if (process.getuid?.() === 0) {
    spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "postgresql"], { stdio: "inherit" });
  }
  const installed = look();
  if (!installed) throw new Error("The bench needs pgbench: apt-get install postgresql");
  return installed;
}

function look(): string | undefined {
  const debian = "/usr/lib/postgresql";
  const folders = [
    ...(process.env.PATH ?? "").split(":"),
    ...(existsSync(debian)
      ? readdirSync(debian)
          .toSorted()
          .reverse()
          .map((version) => `${debian}/${version}/bin`)
      : []),
  ];
  return folders.map((folder) => join(folder, "pgbench")).find((program) => existsSync(program));
}

/** Writes a pgbench script to its own file and returns the arguments for it. */
export function script(name: string, text: string): string[] {
  const file = join(scripts, `${name}.sql`);
  writeFileSync(file, text);
  return ["-f", file];
}

/** Measures the transactions per second of 16 clients with named prepared statements. */
export async function transactionsPerSecond(
  program: string,
  url: string,
  what: string[],
  seconds: number,
): Promise<number> {
  const args = ["-n", "-M", "prepared", "-c", "16", "-j", "2", "-T", String(seconds), ...what, url];
  const { stdout } = await run(program, args);
  const [, rate] = /^tps = ([\d.]+)/m.exec(stdout) ?? [];
  const [, failed = "0"] = /failed transactions: (\d+)/.exec(stdout) ?? [];
  if (!rate || failed !== "0") throw new Error(`pgbench measured nothing:\n${stdout}`);
  return Number(rate);
}

export async function fillPgbench(program: string, url: string, scale: number): Promise<void> {
  await run(program, ["-i", "-q", "-s", String(scale), url]);
}
