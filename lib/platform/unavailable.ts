import "server-only";

// Socket errors of Node, errors of postgres.js, Postgres' "cannot connect now" and "too many connections"; then what took
// too long: a wait for a connection or an answer, a lock (55P03), a statement (57014), a transaction (25P03, 25P04).
const awayCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOENT",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "CONNECTION_CLOSED",
  "CONNECTION_ENDED",
  "CONNECTION_DESTROYED",
  "CONNECT_TIMEOUT",
  "57P01",
  "57P02",
  "57P03",
  "53300",
  "08006",
  "08001",
  "08003",
  "NO_TURN",
  "55P03",
  "57014",
  "25P03",
  "25P04",
]);
const redisAway =
  /^(MaxRetriesPerRequestError|AbortError)$|Connection is closed|Command timed out|Stream isn't writeable|LOADING/;

/**
 * True when an error means that Postgres or Redis is unavailable, or did not respond in time. The response is then 503 with Retry-After, not an
 * internal error.
 */
export function isServiceUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && typeof cause.code === "string" && awayCodes.has(cause.code)) return true;
    if (redisAway.test(cause.name) || redisAway.test(cause.message)) return true;
  }
  return false;
}
