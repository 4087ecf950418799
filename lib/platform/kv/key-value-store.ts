/**
 * Short-lived state whose loss costs no money: sessions, nonces, challenges, counters, demo balances. Two adapters,
 * Redis and Postgres, pass one contract test. Expiry is in milliseconds.
 */
export interface KeyValueStore {
  get(key: string): Promise<string | null>;
  set(key: string, value: string, ttlMs: number): Promise<void>;
  /** True when the key was absent and is now set; atomic. */
  setIfAbsent(key: string, value: string, ttlMs: number): Promise<boolean>;
  /** Replaces the value if it is still `expected`; atomic. Compare-and-set instead of a lock. */
  replace(key: string, expected: string, value: string, ttlMs: number): Promise<boolean>;
  /** Reads and removes in one step: only one of two callers gets the value. */
  take(key: string): Promise<string | null>;
  delete(key: string): Promise<void>;
  /** Adds to a counter and returns the new value. The TTL starts with the first addition. */
  increment(key: string, ttlMs: number, by?: number): Promise<number>;
  /** Adds or moves `member` in a sorted set. The TTL of the set restarts with every addition. */
  addToSet(key: string, member: string, score: number, ttlMs: number): Promise<void>;
  removeFromSet(key: string, member: string): Promise<void>;
  /** Returns the members with their scores, lowest first. */
  readSet(key: string): Promise<{ member: string; score: number }[]>;
  publish(channel: string, message: string): Promise<void>;
  /** Calls `listener` for messages of any process; returns a function that unsubscribes. */
  subscribe(channel: string, listener: (message: string) => void): Promise<() => Promise<void>>;
  ping(): Promise<void>;
  close(): Promise<void>;
}
