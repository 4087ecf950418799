import { spawn } from "node:child_process";
import { Redis } from "ioredis";
import { testPages } from "../../scripts/check/steps.mjs";
import { bringUp, type Product } from "../../scripts/product/bring-up.mjs";
import { nodeProgram } from "../../scripts/product/install.mjs";
import { serverCondition } from "../../scripts/product/run-once.mjs";
import type { RunningServer } from "../../scripts/services/postgres.mjs";
import { childrenOf, freePort, isAlive, until } from "../../scripts/services/process.mjs";

/** A whole product whose parts can be killed. */
export interface Stack {
  product: Product;
  /** kill -9 of one of our processes, which must be there; its supervisor starts it again. */
  killProcess(name: string): void;
  /** kill -9 of the database server and of everything it started, then the same data again. */
  killPostgres(): Promise<void>;
  startPostgres(): Promise<void>;
  /** kill -9 of one connection's process: the server takes all others down with it and recovers by itself. */
  killPostgresBackend(): void;
  /** kill -9 of Redis, and an empty one in its place. Undefined where Postgres serves in its place. */
  redis: { kill(): Promise<void>; start(): Promise<void>; flush(): Promise<void> } | undefined;
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
  const { environment, services, processes } = product;
  const { postgres, redis } = services;
  // A database that is somebody else's is not ours to kill.
  if (!postgres) throw new Error("Fault runs kill Postgres, so they need one of their own: unset DATABASE_URL.");
  return {
    product,
    killProcess: (name) => kill(name, processes[name]?.pid()),
    killPostgres: () => killServer(postgres),
    startPostgres: postgres.startAgain,
    killPostgresBackend: () => kill("a backend of Postgres", childrenOf(postgres.pid()).at(-1)),
    redis: redis && { kill: () => killServer(redis), start: redis.startAgain, flush: () => flush(redis.url) },
    ops: (...args) => runOps(environment, args),
  };
}

function kill(name: string, pid: number | undefined): void {
  if (pid === undefined || !isAlive(pid)) throw new Error(`There is no ${name} to kill`);
  process.kill(pid, "SIGKILL");
}

async function killServer(server: RunningServer): Promise<void> {
  const pids = [server.pid(), ...childrenOf(server.pid())];
  for (const pid of pids.filter(isAlive)) process.kill(pid, "SIGKILL");
  if (!(await until(() => !pids.some(isAlive), 10_000))) throw new Error("a killed server is still there");
}

async function flush(path: string): Promise<void> {
  const redis = new Redis({ path });
  await redis.flushall().finally(() => redis.disconnect());
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
