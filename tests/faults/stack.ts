import { spawn, spawnSync } from "node:child_process";
import { testPages } from "../../scripts/check/steps.mjs";
import { bringUp, type Product } from "../../scripts/product/bring-up.mjs";
import { nodeProgram } from "../../scripts/product/install.mjs";
import { serverCondition } from "../../scripts/product/run-once.mjs";
import type { RunningServer } from "../../scripts/services/postgres.mjs";
import { freePort, isAlive, until } from "../../scripts/services/process.mjs";

const readyLimitMs = 60_000;

/** A whole product whose parts can be killed. */
export interface Stack {
  product: Product;
  /** kill -9 of one of our processes; its supervisor starts it again. */
  killProcess(name: string): void;
  /** kill -9 of the database server and of everything it started, then the same data again. */
  killPostgres(): Promise<void>;
  startPostgres(): Promise<void>;
  /** kill -9 of one connection's process: the server takes all others down with it and recovers by itself. */
  killPostgresBackend(): void;
  /** kill -9 of Redis, and an empty one in its place. */
  killRedis(): Promise<void>;
  startRedis(): Promise<void>;
  /** Until web answers that everything it needs is there. */
  ready(origin?: string): Promise<void>;
  /** An operator's command, with what it printed. */
  ops(...args: string[]): Promise<{ code: number; output: string }>;
}

/** Settings are as in production where it matters here: a commit is on the disk before it is acknowledged. */
export async function openStack(report: (what: string) => void, ending: { end: () => Promise<void> }): Promise<Stack> {
  const product = await bringUp({
    port: await freePort(),
    pages: testPages,
    report,
    throwaway: true,
    durable: true,
    ending,
    // Every player of the load comes from an address of its own, as if through a proxy.
    extra: { TRUSTED_PROXIES: "1", REDIS_PREFIX: `faults-${process.pid}:` },
  });
  return stackOf(product);
}

export function stackOf(product: Product): Stack {
  const postgres = required("Postgres", product.services.postgres);
  const redis = required("Redis", product.services.redis);
  const { environment } = product;
  return {
    product,
    killProcess: (name) => kill(product.processes[name]?.pid()),
    killPostgres: () => killServer(postgres),
    startPostgres: postgres.startAgain,
    killPostgresBackend: () => kill(childrenOf(postgres.pid()).at(-1)),
    killRedis: () => killServer(redis),
    startRedis: redis.startAgain,
    async ready(origin = product.origin) {
      const answers = () =>
        fetch(`${origin}/api/ready`).then(
          ({ ok }) => ok,
          () => false,
        );
      if (!(await until(answers, readyLimitMs))) throw new Error(`${origin} did not get ready again`);
    },
    ops: (...args) => runOps(environment, args),
  };
}

/** A database that is somebody else's is not ours to kill. */
function required(name: string, server: RunningServer | undefined): RunningServer {
  if (server) return server;
  throw new Error(
    `Fault runs kill ${name}, so they need one of their own: unset its URL, and have the program on PATH.`,
  );
}

function kill(pid: number | undefined): void {
  if (pid !== undefined && isAlive(pid)) process.kill(pid, "SIGKILL");
}

async function killServer(server: RunningServer): Promise<void> {
  const pids = [server.pid(), ...childrenOf(server.pid())];
  for (const pid of pids) kill(pid);
  if (!(await until(() => !pids.some(isAlive), 10_000))) throw new Error("a killed server is still there");
}

function childrenOf(parent: number): number[] {
  const { stdout } = spawnSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" });
  const pairs = stdout.split("\n").map((line) => line.trim().split(/\s+/).map(Number));
  return pairs.flatMap(([pid, ppid]) => (pid !== undefined && ppid === parent ? [pid] : []));
}

function runOps(environment: Record<string, string>, args: string[]): Promise<{ code: number; output: string }> {
  const child = spawn(nodeProgram(), [serverCondition, "lib/cli/main.ts", ...args], {
    env: { ...process.env, ...environment, LOG_LEVEL: "warn" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve({ code: code ?? 1, output }));
  });
}
