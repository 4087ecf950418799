import "server-only";

/** What a pool is for. Each purpose has its own connections, so that one cannot use up those of another. */
export type Purpose = "acts" | "reads" | "readiness" | "keys" | "worker" | "operator";

export interface DatabaseLimits {
  connections: number;
  /** Longest wait for a lock, by the server. 0: no limit, here and below. */
  lockMs: number;
  /** Longest statement, by the server. */
  statementMs: number;
  /** How long a transaction may do nothing, by the server. Then it loses its locks and its connection. */
  idleInTransactionMs: number;
  /** Limits that hold even when the server is silent. None: whoever asks waits for the server. */
  client?: {
    /** Longest wait for a connection. */
    waitMs: number;
    /** Longest query or transaction. Longer than a statement, so that a server that is well ends it first. */
    answerMs: number;
  };
}

/**
 * A request gives up after the wait for a connection and the answer together, in a few seconds. An act that waits two
 * seconds for a row has met someone who forgot to commit: it ends before its caller gives up.
 */
const request = {
  lockMs: 2_000,
  statementMs: 5_000,
  idleInTransactionMs: 5_000,
  client: { waitMs: 3_000, answerMs: 6_000 },
};

/** Sizes and time-outs of all pools; docs/decisions/0022 has the sum of connections. */
export const databaseLimits: Readonly<Record<Purpose, DatabaseLimits>> = {
  /** Calls that change something, and callbacks of gateways. */
  acts: { ...request, connections: 12 },
  /** Calls that read, pages, live updates, cached settings. */
  reads: { ...request, connections: 8 },
  /** `/api/ready`: one small query, whatever else is busy. */
  readiness: {
    connections: 1,
    lockMs: 1_000,
    statementMs: 1_000,
    idleInTransactionMs: 1_000,
    client: { waitMs: 2_000, answerMs: 2_000 },
  },
  /** Sessions, nonces and counters where Postgres replaces Redis. */
  keys: { ...request, connections: 4 },
  /** Jobs may take 15 minutes. One that waits for a lock fails and is retried. It survives a silent server. */
  worker: { connections: 10, lockMs: 30_000, statementMs: 900_000, idleInTransactionMs: 60_000 },
  /** Commands of an operator, such as the check of the whole ledger, take as long as they need, but hold up nobody. */
  operator: { connections: 5, lockMs: 30_000, statementMs: 0, idleInTransactionMs: 300_000 },
};

/** Limits as settings of a connection, which the server enforces. */
export function serverLimits({ lockMs, statementMs, idleInTransactionMs }: DatabaseLimits) {
  return {
    lock_timeout: lockMs,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
  };
}
