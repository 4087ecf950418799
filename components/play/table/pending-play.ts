import * as z from "zod/mini";
import { tabStore } from "#lib/client/browser-store.ts";
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
    keep: (play: Play) => tabStore.write(key(), JSON.stringify(z.encode(stored, { atMs: Date.now(), play }))),
    drop: () => tabStore.write(key(), null),
    /** Returns and removes the stored bet; null when there is none or it has expired. */
    take: (): Play | null => {
      try {
        const text = tabStore.read(key());
        if (!text) return null;
        const { atMs, play } = z.parse(stored, JSON.parse(text));
        return Date.now() - atMs < freshMs ? play : null;
      } catch {
        return null;
      }
    },
  };
}
