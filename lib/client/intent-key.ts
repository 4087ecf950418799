import { useRef } from "react";

/**
 * Returns one idempotency key per intent: the same for each attempt with the same values, so a double click or a retry
 * after a lost response moves money only once. Other values, or a call of `done`, get a new key.
 */
export function useIntentKey() {
  const held = useRef<{ values: string; key: string } | null>(null);
  return {
    keyFor(...values: readonly string[]): string {
      const joined = JSON.stringify(values);
      if (held.current?.values !== joined) held.current = { values: joined, key: crypto.randomUUID() };
      return held.current.key;
    },
    done() {
      held.current = null;
    },
  };
}
