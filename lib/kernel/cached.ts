export interface Keeping {
  /** How long a value is answered without asking again. */
  freshMs: number;
  /** How much longer it is still answered at once, while a new one is loaded behind the answer. */
  staleMs?: number;
  nowMs?: () => number;
}

/**
 * Keeps the last value of `load`; callers that come while it loads share one load, unless that takes longer than a
 * value is fresh. A failed load is not kept and its callers see the error: what is older than allowed is never answered.
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
    /** `oldestMs`: for who wants it fresher than others do; a load that is on its way serves them, too. */
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
