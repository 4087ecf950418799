import { spawn } from "node:child_process";
import { Redis } from "ioredis";
import { testPages } from "../../scripts/check/steps.mjs";
import { bringUp, type Product } from "../../scripts/product/bring-up.mjs";
import { nodeProgram } from "../../scripts/product/install.mjs";
import { serverCondition } from "../../scripts/product/run-once.mjs";
import type { RunningServer } from "../../scripts/services/postgres.mjs";
import { childrenOf, freePort, isAlive, until } from "../../scripts/services/process.mjs";

/** A complete product whose parts can be killed. */
export interface Stack {
  product: Product;
  /** Sends kill -9 to one of our processes, which must exist; its supervisor restarts it. */
  killProcess(name: string): void;
  /** Sends kill -9 to the database server and its children, then restarts it with the same data. */
  killPostgres(): Promise<void>;
  startPostgres(): Promise<void>;
  /** Sends kill -9 to the process of one connection: the server closes all others and recovers by itself. */
  killPostgresBackend(): void;
  /** Kills Redis with kill -9 and replaces it with an empty one. Undefined where Postgres replaces Redis. */
  redis: { kill(): Promise<void>; start(): Promise<void>; flush(): Promise<void> } | undefined;
  /** Runs an operator's command and returns its output. */
  ops(...args: string[]): Promise<{ code: number; output: string }>;
}

/** Opens a stack with production's durability settings: a commit is on disk before it is acknowledged. */
export async function openStack(report: (what: string) => void, ending: { end: () => Promise<void> }): Promise<Stack> {
  const product = await bringUp({
    port: await freePort(),
    pages: testPages,
    report,
    throwaway: true,
    durable: true,
    ending,
    // Every player of the load has its own address, as if through a proxy.
    extra: { TRUSTED_PROXIES: "1", REDIS_PREFIX: `faults-${process.pid}:` },
  });
  return stackOf(product);
}

export function stackOf(product: Product): Stack {
  const { environment, services, processes } = product;
  const { postgres, redis } = services;
  // A fault run must not kill a database that it did not start.
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
