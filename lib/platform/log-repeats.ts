import type { Clock } from "#lib/kernel/clock.ts";

const windowMs = 60_000;
/** Bounds the memory. Beyond it the oldest cause is told and forgotten. */
const mostCauses = 500;

interface Window {
  startedMs: number;
  repeats: number;
  /** Writes the summary through the logger of the first line. */
  tell: (repeats: number) => void;
}

interface Limits {
  clock: Clock;
  /** Runs `work` once after `ms`. */
  later: (work: () => void, ms: number) => void;
}

export interface RepeatLimiter {
  /** True when a line of this cause may be written now; a repeat is counted instead. */
  admit: (cause: string, tell: Window["tell"]) => boolean;
  /** Writes all summaries now. For processes that end. */
  flush: () => void;
}

/**
 * Lets one line per cause and minute through. When the minute ends, `tell` writes how many more there were, so an
 * outage costs two lines per cause and minute instead of one per request.
 */
export function limitRepeats({ clock, later }: Limits): RepeatLimiter {
  const windows = new Map<string, Window>();
  let waiting = false;

  function close(cause: string, { repeats, tell }: Window): void {
    windows.delete(cause);
    if (repeats > 0) tell(repeats);
  }
  function closeEnded(): void {
    const nowMs = clock.now().getTime();
    for (const [cause, window] of windows) if (nowMs - window.startedMs >= windowMs) close(cause, window);
  }
  function wait(ms: number): void {
    if (waiting) return;
    waiting = true;
    later(() => {
      waiting = false;
      closeEnded();
      const [oldest] = windows.values();
      if (oldest) wait(Math.max(oldest.startedMs + windowMs - clock.now().getTime(), 1));
    }, ms);
  }

  return {
    admit(cause, tell) {
      closeEnded();
      const open = windows.get(cause);
      if (open) {
        open.repeats += 1;
        return false;
      }
      const [oldest] = windows;
      if (oldest && windows.size >= mostCauses) close(...oldest);
      windows.set(cause, { startedMs: clock.now().getTime(), repeats: 0, tell });
      wait(windowMs);
      return true;
    },
    flush() {
      for (const [cause, window] of windows) close(cause, window);
    },
  };
}
