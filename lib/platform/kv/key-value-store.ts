/**
 * Short-lived state that may be lost without costing money: sessions, nonces, challenges, counters, demo balances.
 * Two adapters, Redis and Postgres, under one contract test. Expiry is in milliseconds.
 */
export interface KeyValueStore {
  get(key: string): Promise<string | null>;
  set(key: string, value: string, ttlMs: number): Promise<void>;
  /** True when the key was absent and is now set; atomic. */
  setIfAbsent(key: string, value: string, ttlMs: number): Promise<boolean>;
  /** Replaces the value when it still is `expected`; atomic. Keeps single writers honest without a lock. */
  replace(key: string, expected: string, value: string, ttlMs: number): Promise<boolean>;
  /** Reads and removes in one step: of two callers one gets the value. */
  take(key: string): Promise<string | null>;
  delete(key: string): Promise<void>;
  /** Adds to a counter; the first addition starts its life of `ttlMs`. Returns the new value. */
  increment(key: string, ttlMs: number, by?: number): Promise<number>;
  /** Sorted set: adds or moves `member`; the set lives `ttlMs` from the last addition. */
  addToSet(key: string, member: string, score: number, ttlMs: number): Promise<void>;
  removeFromSet(key: string, member: string): Promise<void>;
  /** Members with their scores, lowest first. */
  readSet(key: string): Promise<{ member: string; score: number }[]>;
  publish(channel: string, message: string): Promise<void>;
  /** Calls back for messages published from any process; returns the way to stop. */
  subscribe(channel: string, listener: (message: string) => void): Promise<() => Promise<void>>;
  ping(): Promise<void>;
  close(): Promise<void>;
}
