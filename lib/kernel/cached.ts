export interface Keeping {
  /** How long a value is returned without a reload. */
  freshMs: number;
  /** How much longer a value is still returned while a new one loads in the background. */
  staleMs?: number;
  nowMs?: () => number;
}

/**
 * Caches the last value of `load`. Callers during a load share it, unless it takes longer than a value is fresh. A
 * failed load is not cached and its callers get the error: a value past its stale time is never returned.
 */
export function cached<T>(load: () => Promise<T>, { freshMs, staleMs = 0, nowMs = () => Date.now() }: Keeping) {
  type Load = { value: Promise<T>; fromMs: number };
  let kept: Load | undefined;
  let coming: Load | undefined;

  const ageMs = ({ fromMs }: Load) => nowMs() - fromMs;

  function renew(): Load {
    const entry: Load = { value: load(), fromMs: nowMs() };
    coming = entry;
    const end = (loaded: boolean) => {
      if (coming !== entry) return;
      coming = undefined;
      if (loaded) kept = entry;
    };
    entry.value.then(
      () => end(true),
      () => end(false),
    );
    return entry;
  }

  return {
    /** `oldestMs` asks for a fresher value than `freshMs`; a load in progress counts as fresh enough. */
    read(oldestMs = freshMs): Promise<T> {
      if (kept && ageMs(kept) < Math.min(oldestMs, freshMs)) return kept.value;
      const next = coming && ageMs(coming) < freshMs ? coming : renew();
      const allowedMs = oldestMs < freshMs ? oldestMs : freshMs + staleMs;
      return kept && ageMs(kept) < allowedMs ? kept.value : next.value;
    },
    forget(): void {
      kept = undefined;
      coming = undefined;
    },
  };
}
