import "server-only";
import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { env } from "#lib/platform/env.ts";

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
}

/**
 * Seconds until a lost connection is reopened: soon, since the server is usually back soon, with jitter so that
 * connections do not all return at once.
 */
const reconnectAfter = (attempt: number) => Math.min(0.02 * 2 ** attempt, 0.4) * (0.5 + Math.random() / 2);
/** Seconds. Limits the wait for a server that does not even refuse connections. */
const connectLimit = 5;

/**
 * Opens a pool. 8-byte integers arrive as bigint, never as a float; `sql` returns dates as text (drizzle has the
 * parsers).
 */
export function openDatabase(options: DatabaseOptions): RootDatabase {
  const client = postgres(options.url, {
    max: options.maxConnections ?? 20,
    types: { bigint: postgres.BigInt },
    onnotice: () => {},
    backoff: reconnectAfter,
    connect_timeout: connectLimit,
    connection: {
      application_name: options.applicationName ?? "sinag",
      ...(options.role ? { role: options.role } : {}),
    },
  });
  return {
    orm: drizzle({ client }),
    sql: client,
    pool: client,
    begin: (work) => client.begin((tx) => work(joined(client, tx))) as Promise<never>,
    close: () => client.end({ timeout: 5 }),
  };
}

type Client = postgres.Sql<{ bigint: bigint }>;

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

const shared = globalThis as { sinagDatabase?: RootDatabase };

/**
 * Returns the process-wide pool of the application role. It is on `globalThis`, since each bundle of a process would
 * otherwise open its own.
 */
export function database(): RootDatabase {
  const { DATABASE_URL, DATABASE_APP_URL } = env();
  shared.sinagDatabase ??= openDatabase(
    DATABASE_APP_URL ? { url: DATABASE_APP_URL } : { url: DATABASE_URL, role: applicationRole },
  );
  return shared.sinagDatabase;
}
