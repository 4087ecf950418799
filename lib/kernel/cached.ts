/**
 * Keeps the last value of `load` for `ttlMs`; callers that come while it loads share one load. A failed load is not
 * kept, and the caller sees its error: nothing stale is served as if it were fresh.
 */
export function cached<T>(ttlMs: number, load: () => Promise<T>, nowMs: () => number = Date.now) {
  let current: { value: Promise<T>; untilMs: number } | undefined;
  return {
    read(): Promise<T> {
      if (current && nowMs() < current.untilMs) return current.value;
      const value = load();
      const entry = { value, untilMs: nowMs() + ttlMs };
      current = entry;
      value.catch(() => {
        if (current === entry) current = undefined;
      });
      return value;
    },
    forget(): void {
      current = undefined;
    },
  };
}
