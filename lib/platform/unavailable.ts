import "server-only";

// Node's socket errors, postgres.js' own, and Postgres' "cannot connect now" and "too many connections".
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
]);
const redisAway =
  /^(MaxRetriesPerRequestError|AbortError)$|Connection is closed|Command timed out|Stream isn't writeable|LOADING/;

/** Whether an error means that Postgres or Redis is away: answered as 503 with a time to retry, never as a fault of ours. */
export function isServiceAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && typeof cause.code === "string" && awayCodes.has(cause.code)) return true;
    if (redisAway.test(cause.name) || redisAway.test(cause.message)) return true;
  }
  return false;
}
