import { useRef } from "react";

/**
 * One idempotency key per intent: the same for every try with the same values, so that a double click or a repeat after
 * a lost answer moves no money twice; another one for other values, and after `done`.
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
