import * as z from "zod/mini";
import { pageOwnerAtom } from "#lib/client/member-state.ts";
import { store } from "#lib/client/store.ts";

const freshMs = 120_000;

/**
 * Stores a bet without a response, so that after a reload the same key gets its result. Each player has an entry:
 * another one who logs in must not pay for the bet.
 */
export function pendingPlays<Play>(name: string, shape: z.ZodMiniType<Play>) {
  const key = () => `${name}-${store.get(pageOwnerAtom) ?? ""}`;
  const stored = z.object({ atMs: z.number(), play: shape });
  return {
    keep: (play: Play) => write(key(), JSON.stringify(z.encode(stored, { atMs: Date.now(), play }))),
    drop: () => write(key(), null),
    /** Returns and removes the stored bet; null when there is none or it has expired. */
    take: (): Play | null => {
      try {
        const text = sessionStorage.getItem(key());
        if (!text) return null;
        const { atMs, play } = z.parse(stored, JSON.parse(text));
        return Date.now() - atMs < freshMs ? play : null;
      } catch {
        return null;
      }
    },
  };
}

/** Ignores storage errors: a browser without storage can still play, but not retry after a reload. */
function write(name: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, value);
  } catch {}
}
