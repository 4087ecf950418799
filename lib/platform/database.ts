import "server-only";
import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { NoTurnError, openTurns } from "#lib/kernel/turns.ts";
import { type DatabaseLimits, databaseLimits, type Purpose, serverLimits } from "#lib/platform/database-limits.ts";
import { trackSockets } from "#lib/platform/database-sockets.ts";
import { env } from "#lib/platform/env.ts";
import { guardQueries } from "#lib/platform/guard-queries.ts";

/**
 * One connection pool or one open transaction, with two interfaces: `orm` for ordinary queries, `sql` for hand-written,
 * prepared statements (the ledger's). Inside a transaction both use the same connection.
 */
export interface Database {
  readonly orm: PostgresJsDatabase;
  readonly sql: postgres.ISql<{ bigint: bigint }>;
  /** Runs `work` in one transaction (read committed). Nested calls join the open one. Use `transact` for retries. */
  begin<T>(work: (tx: Database) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** The pool itself, for work outside transactions: LISTEN, health checks. */
export interface RootDatabase extends Database {
  readonly pool: postgres.Sql<{ bigint: bigint }>;
}

export const applicationRole = "sinag_app";

export interface DatabaseOptions {
  url: string;
  /** Role set at connection start, as a startup parameter, so RESET ROLE cannot leave it. */
  role?: string;
  maxConnections?: number;
  applicationName?: string;
  /** None for tests and seeds, which have the server to themselves. */
  limits?: DatabaseLimits;
}

/**
 * Seconds until a lost connection is reopened: soon, since the server is usually back soon, with jitter so that
 * connections do not all return at once.
 */
const reconnectAfter = (attempt: number) => Math.min(0.02 * 2 ** attempt, 0.4) * (0.5 + Math.random() / 2);
/** Seconds. Limits the wait for a server that does not even refuse connections. */
const connectLimit = 3;

type Client = postgres.Sql<{ bigint: bigint }>;

/**
 * Opens a pool. 8-byte integers arrive as bigint, never as a float; `sql` returns dates as text (drizzle has the
 * parsers).
 */
export function openDatabase({ limits, ...options }: DatabaseOptions): RootDatabase {
  const max = limits?.connections ?? options.maxConnections ?? 20;
  const sockets = trackSockets();
  // The types of postgres.js do not have this option.
  const socket = { socket: sockets.open };
  const driver = postgres(options.url, {
    ...socket,
    max,
    types: { bigint: postgres.BigInt },
    onnotice: () => {},
    backoff: reconnectAfter,
    connect_timeout: connectLimit,
    connection: {
      application_name: options.applicationName ?? "sinag",
      ...(limits && serverLimits(limits)),
      ...(options.role ? { role: options.role } : {}),
    },
  });
  const during = limits?.client ? answerSoon(max, limits.client, sockets.closeSilent) : undefined;
  const client: Client = during
    ? guardQueries(driver, (query, send) => {
        const sent = () => {
          send();
          return query;
        };
        during(sent).catch((error) => query.reject(error));
      })
    : driver;
  return {
    orm: drizzle({ client }),
    sql: client,
    pool: client,
    begin: (work) => (during ? during((late) => begin(driver, work, late)) : begin(driver, work)),
    close: () => driver.end({ timeout: 5 }),
  };
}

/**
 * Limits how long anyone waits for one of `connections`, and then for the answer. The caller is told in time, whatever
 * the server does; the place becomes free when the query or transaction has really ended.
 */
function answerSoon(
  connections: number,
  { waitMs, answerMs }: NonNullable<DatabaseLimits["client"]>,
  closeSilent: (ms: number) => void,
) {
  const places = openTurns({ running: connections, waiting: Number.POSITIVE_INFINITY, waitMs });
  return async function during<T>(work: (late: Promise<never>) => Promise<T>): Promise<T> {
    const leave = await places.take();
    const { promise: late, reject } = Promise.withResolvers<never>();
    late.catch(() => {});
    const timer = setTimeout(() => {
      reject(new NoTurnError("late"));
      closeSilent(answerMs);
    }, answerMs);
    const done = work(late);
    const end = () => {
      clearTimeout(timer);
      leave();
    };
    done.then(end, end);
    return Promise.race([done, late]);
  };
}

/**
 * Runs one transaction. It is rolled back when `late` rejects first. Afterwards none of its statements is sent any more:
 * it would run outside the transaction, or in the next one.
 */
async function begin<T>(driver: Client, work: (tx: Database) => Promise<T>, late?: Promise<never>): Promise<T> {
  let over: unknown;
  late?.catch((error) => {
    over = error;
  });
  try {
    const result = await driver.begin((tx) => {
      const guarded = guardQueries(tx, (query, send) => (over ? query.reject(over) : send()));
      const working = work(joined(driver, guarded));
      return late ? Promise.race([working, late]) : working;
    });
    return result as T;
  } finally {
    over ??= new Error("the transaction is over");
  }
}

/** Wraps the open transaction as a database. `orm` is built on first use, since most money calls use `sql` alone. */
function joined(client: Client, tx: postgres.TransactionSql<{ bigint: bigint }>): Database {
  let orm: PostgresJsDatabase | undefined;
  const database: Database = {
    get orm() {
      // drizzle reads parsers from `options`, which postgres.js omits from a transaction's handle.
      orm ??= drizzle({ client: Object.assign(tx, { options: client.options }) as unknown as Client });
      return orm;
    },
    sql: tx,
    begin: (work) => work(database),
    close: async () => {},
  };
  return database;
}

/** On `globalThis`, since each bundle of a process would otherwise open its own pools. */
const shared = globalThis as { sinagDatabases?: Map<Purpose, RootDatabase> };

/** Returns the process-wide pool of the application role for a purpose. It connects when it is first used. */
export function database(purpose: Purpose = "acts"): RootDatabase {
  shared.sinagDatabases ??= new Map();
  const pools = shared.sinagDatabases;
  const { DATABASE_URL, DATABASE_APP_URL } = env();
  const where = DATABASE_APP_URL ? { url: DATABASE_APP_URL } : { url: DATABASE_URL, role: applicationRole };
  const pool =
    pools.get(purpose) ??
    openDatabase({ ...where, applicationName: `sinag ${purpose}`, limits: databaseLimits[purpose] });
  pools.set(purpose, pool);
  return pool;
}

/** Returns the pool for cached reads: what an act reads and all others share must not wait for other acts. */
export function poolForReads(db: Database): Database {
  return db === shared.sinagDatabases?.get("acts") ? database("reads") : db;
}

/** Closes all pools of the process. */
export async function closeDatabases(): Promise<void> {
  const pools = [...(shared.sinagDatabases?.values() ?? [])];
  shared.sinagDatabases?.clear();
  await Promise.all(pools.map((pool) => pool.close()));
}
