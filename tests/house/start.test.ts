import { type ChildProcess, execFile, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import postgres from "postgres";
import { afterEach, expect, test } from "vitest";
import { testPages } from "../../scripts/check/steps.mjs";
import { buildWhenChanged } from "../../scripts/product/build.mjs";
import { ensureInstalled } from "../../scripts/product/install.mjs";
import { canEnter, projectRoot, serviceUser } from "../../scripts/services/data-folder.mjs";
import {
  childrenOf,
  commandOf,
  endProcess,
  freePort,
  isAlive,
  isFree,
  until,
} from "../../scripts/services/process.mjs";

const limitMs = 400_000;
let folder = "";
let running: ChildProcess | undefined;

afterEach(async () => {
  if (running?.pid) await endProcess(running.pid, "SIGTERM", 60_000);
  if (folder) rmSync(folder, { recursive: true });
});

test(
  "HOUSE-05 HOUSE-06 HOUSE-07 HOUSE-33 npm start starts everything, keeps it running, ends on Ctrl-C, and starts a restored backup",
  async () => {
    const pages = await copyOfProject();
    const port = await freePort();

    const first = await start(port);
    expect(first.steps).toEqual([opening, preparing, "Bringing in catalogue, content, demo, week", processes]);
    expect(first.text).toContain(`Sinag is ready:  http://localhost:${port}\n`);
    const accounts = [
      ...first.text.matchAll(/^ {4}(player|agent) +(\w+) +(\w{4}-\w{4}-\w{4})(?: {2}payment password (\d{6}))?$/gm),
    ];
    expect(accounts.map(([, role]) => role)).toEqual(["player", "player", "agent"]);
    expect(accounts.filter(([, , , , paymentPassword]) => paymentPassword)).toHaveLength(1);
    await expectHome(port);
    await expectEnd(first);

    const second = await start(port);
    expect(second.steps).toEqual([opening, preparing, processes]);
    expect(second.text.slice(second.text.indexOf("Sinag is ready"))).toBe(
      first.text.slice(first.text.indexOf("Sinag is ready")),
    );
    await expectHome(port);
    await expectServicesRestarted(second, port);
    await expectEnd(second);
    expect(readFileSync(join(folder, ".next/built-from"), "utf8")).toBe(pages);

    // The data is lost, and restored from the backup that was made while it ran.
    rmSync(join(folder, ".data"), { recursive: true });
    expect((await ops("restore", backup)).stdout).toMatch(
      / movements: clean\n[\s\S]*Start the product with npm start\.\n$/,
    );

    mkdirSync(join(folder, ".data/restored"));
    await expect(start(port)).rejects.toThrow(
      "A restore was cut off at its end. Run it again: npm run ops -- restore FILE",
    );
    rmSync(join(folder, ".data/restored"), { recursive: true });

    // So far it ran as root; now it runs as another user, in a folder that is closed to all others.
    const root = serviceUser();
    const user = root && canEnter(root, projectRoot) ? root : undefined;
    if (user) {
      spawnSync("chown", ["-R", `${user.uid}:${user.gid}`, folder]);
      chmodSync(folder, 0o700);
    }
    const third = await start(port, user);
    expect(third.steps).toEqual([opening, preparing, processes]);
    expect(third.text).toContain(accounts[0]?.[0]);
    await expectHome(port, "Alon");
    await expectEnd(third);
  },
  limitMs,
);

test(
  "SEC-03 HOUSE-20 npm start with SITE_ORIGIN alone has no demo, and ends with a sentence when Postgres cannot be kept",
  async () => {
    await copyOfProject();
    const port = await freePort();
    const { steps, text } = await start(port, undefined, { SITE_ORIGIN: "https://play.example", TRUSTED_PROXIES: "1" });
    expect(steps).toContain("Bringing in catalogue, content");
    expect(text).not.toMatch(/\w{4}-\w{4}-\w{4}/);
    expect(readdirSync(join(folder, ".data"), { recursive: true }).join()).not.toContain("demo-accounts");
    const { environment } = JSON.parse(readFileSync(join(folder, ".data/running.json"), "utf8"));
    const sql = postgres(environment.DATABASE_URL, { max: 1 });
    expect(await sql`select account from player`.finally(() => sql.end())).toHaveLength(0);
    expect(await isFree(Number(new URL(environment.SANDBOX_GATEWAY_URL).port))).toBe(true);
    const headers = { "x-forwarded-proto": "https", "x-forwarded-for": "198.51.100.20" };
    const statuses = ["/", "/dev/ui", "/dev/api"].map(async (path) =>
      fetch(`http://localhost:${port}${path}`, { headers }).then(({ status }) => status),
    );
    expect(await Promise.all(statuses)).toEqual([200, 404, 404]);
    await expectGivenUp();
  },
  limitMs,
);

const opening = "Starting Postgres and Redis";
const backup = "site.tar";
const preparing = "Preparing the database";
const processes = "Starting the web and the worker";

/** Copies the product to its own folder, with its own data and the already built pages. */
async function copyOfProject(): Promise<string> {
  ensureInstalled(() => {});
  await buildWhenChanged(testPages, () => {});
  folder = mkdtempSync(join(tmpdir(), "sinag-start-"));
  if (serviceUser()) chmodSync(folder, 0o755);
  const without = new Set(["node_modules", "tests", "docs", "test-results"]);
  const names = readdirSync(projectRoot).filter((name) => !name.startsWith(".") && !without.has(name));
  const copy = (from: string, to: string) =>
    cpSync(join(projectRoot, from), join(folder, to), {
      recursive: true,
      preserveTimestamps: true,
      verbatimSymlinks: true,
      filter: (path) => path !== join(projectRoot, testPages, "cache"),
    });
  for (const name of names) copy(name, name);
  copy(testPages, ".next");
  symlinkSync(join(projectRoot, "node_modules"), join(folder, "node_modules"));
  return readFileSync(join(folder, ".next/built-from"), "utf8");
}

/**
 * Kills Postgres and Redis: both come back, with every act that was acknowledged, and the web and the worker go on
 * without a restart.
 */
async function expectServicesRestarted({ process: child, output }: Started, port: number): Promise<void> {
  const services = servicesOf(child);
  const others = descendantsOf(child.pid ?? 0).filter((pid) => !services.includes(pid) && !isBackend(pid));
  await ops("site", "set", "name", "Alon");
  await ops("backup", backup);
  for (const pid of services) process.kill(pid, "SIGKILL");
  const answered = async () => {
    const ready = await fetch(`http://localhost:${port}/api/ready`);
    return ready.ok && (await (await fetch(`http://localhost:${port}/`)).text()).includes("Alon lobby");
  };
  await until(() => /Postgres runs again/.test(output()), 30_000);
  await expect.poll(answered, { timeout: 30_000, interval: 200 }).toBe(true);
  await ops("site", "set", "name", "Sinag");
  await expect.poll(() => expectHome(port).then(() => true, String), { timeout: 10_000, interval: 200 }).toBe(true);
  expect(servicesOf(child)).toHaveLength(services.length);
  expect(others.filter((pid) => !isAlive(pid))).toEqual([]);
  expect(output()).not.toMatch(/(web|worker|gateway) ended/);
}

/** Kills Postgres and takes its port: `npm start` says so, ends all its processes, and exits with code 1. */
async function expectGivenUp(): Promise<void> {
  if (!running) throw new Error("nothing runs");
  const child = running;
  const { environment } = JSON.parse(readFileSync(join(folder, ".data/running.json"), "utf8"));
  const started = descendantsOf(child.pid ?? 0);
  let text = "";
  child.stdout?.on("data", (more) => {
    text += more;
  });
  const [postgresPid] = servicesOf(child);
  if (!postgresPid) throw new Error("there is no Postgres");
  const ended = once(child, "exit");
  process.kill(postgresPid, "SIGKILL");
  const thief = createServer();
  const port = Number(new URL(environment.DATABASE_URL).port);
  await until(() => isFree(port), 10_000);
  await once(thief.listen(port, "127.0.0.1"), "listening");
  try {
    expect(await ended).toEqual([1, null]);
  } finally {
    thief.close();
  }
  expect(text).toContain(
    "Postgres failed 3 times in a row: another program has taken its port, so end that program, then run npm start again",
  );
  await until(() => !started.some(isAlive), 10_000);
  expect(started.filter(isAlive)).toEqual([]);
}

/** Returns the process ids of Postgres and, when this machine has one, Redis. */
function servicesOf({ pid = 0 }: ChildProcess): number[] {
  const of = (program: RegExp) => childrenOf(pid).filter((child) => program.test(commandOf(child)));
  return [...of(/bin\/postgres/), ...of(/(redis|valkey)-server/)];
}

/** Runs an operator's command in the copy. */
function ops(...args: string[]) {
  return promisify(execFile)(process.execPath, ["scripts/run.mjs", "lib/cli/main.ts", ...args], { cwd: folder });
}

/** True for a process that Postgres has started for itself. */
const isBackend = (pid: number) => commandOf(pid).startsWith("postgres:");

interface Started {
  process: ChildProcess;
  /** Output until now. */
  output: () => string;
  /** Output until it was ready. */
  text: string;
  /** The progress lines, without their times. */
  steps: string[];
}

async function start(
  port: number,
  user?: { uid: number; gid: number },
  settings: Record<string, string> = {},
): Promise<Started> {
  const { PATH, TMPDIR } = process.env;
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    cwd: folder,
    env: { PATH, TMPDIR, NODE_ENV: "production", PORT: String(port), ...settings },
    stdio: ["ignore", "pipe", "pipe"],
    ...user,
  });
  running = child;
  let text = "";
  const ready = Promise.withResolvers<void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (more) => {
      text += more;
      if (text.includes("Ctrl-C ends it.")) ready.resolve();
    });
  }
  child.once("exit", (code) => ready.reject(new Error(`It ended with ${code}:\n${text}`)));
  await ready.promise;
  return {
    process: child,
    output: () => text,
    text,
    steps: [...text.matchAll(/^ *[\d.]+ s {2}(.*)$/gm)].map(([, step = ""]) => step),
  };
}

async function expectHome(port: number, name = "Sinag"): Promise<void> {
  const answer = await fetch(`http://localhost:${port}/`);
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining(`${name} lobby`)]);
}

/** Sends Ctrl-C and expects exit code 0 and the end of every process it started, directly or indirectly. */
async function expectEnd({ process: { pid = 0 }, process: child }: Started): Promise<void> {
  const started = descendantsOf(pid);
  const { environment } = JSON.parse(readFileSync(join(folder, ".data/running.json"), "utf8"));
  const ports = [
    environment.PORT,
    new URL(environment.SANDBOX_GATEWAY_URL).port,
    new URL(environment.DATABASE_URL).port,
  ];
  expect(started.length).toBeGreaterThanOrEqual(4);
  expect(await Promise.all(ports.map((port) => isFree(Number(port))))).toEqual([false, false, false]);
  const ended = once(child, "exit");
  child.kill("SIGINT");
  expect(await ended).toEqual([0, null]);
  await until(() => !started.some(isAlive), 10_000);
  expect(started.filter(isAlive)).toEqual([]);
  expect(await Promise.all(ports.map((port) => isFree(Number(port))))).toEqual([true, true, true]);
}

function descendantsOf(pid: number): number[] {
  return childrenOf(pid).flatMap((child) => [child, ...descendantsOf(child)]);
}
