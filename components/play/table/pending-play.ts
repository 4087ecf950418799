import * as z from "zod/mini";

const freshMs = 120_000;

/** Keeps a bet that was sent and not answered yet: after a reload the same key asks what became of it. */
export function pendingPlays<Play>(key: string, shape: z.ZodMiniType<Play>) {
  const stored = z.object({ atMs: z.number(), play: shape });
  return {
    keep: (play: Play) => write(key, JSON.stringify(z.encode(stored, { atMs: Date.now(), play }))),
    drop: () => write(key, null),
    /** Null when there is none, or it is too old to still be what the person wants. */
    take: (): Play | null => {
      try {
        const text = sessionStorage.getItem(key);
        if (!text) return null;
        const { atMs, play } = z.parse(stored, JSON.parse(text));
        return Date.now() - atMs < freshMs ? play : null;
      } catch {
        return null;
      }
    },
  };
}

/** A browser that keeps nothing still plays; it only can't ask again after a reload. */
function write(name: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, value);
  } catch {}
}
