/** Waits before a lost stream is opened again: longer each time, never all pages at once. `random` is of [0, 1). */
const firstWaitMs = 1_000;
const longestWaitMs = 30_000;

export function waitBeforeMs(attempt: number, random: number): number {
  const full = Math.min(longestWaitMs, firstWaitMs * 2 ** attempt);
  return Math.round(full * (0.5 + random / 2));
}

/** What of `EventSource` is used. */
export interface Source {
  addEventListener(type: string, listener: (event: Event) => void): void;
  close(): void;
}

interface LinkOptions {
  /** Opens a stream that goes on after the id. */
  connect(since: string | undefined): Source;
  topics: readonly string[];
  receive(topic: string, data: string): void;
  random?: () => number;
}

export interface LiveLink {
  /** Somebody looks and there is a network, or not: a stream is kept only when it helps. */
  want(wanted: boolean): void;
  /** Another person looks now: everything is told anew. */
  restart(): void;
}

/** Keeps one stream open while it is wanted, and goes on where it was left. */
export function liveLink({ connect, topics, receive, random = Math.random }: LinkOptions): LiveLink {
  let wanted = false;
  let source: Source | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since: string | undefined;
  let attempt = 0;

  function close(): void {
    clearTimeout(timer);
    source?.close();
    source = undefined;
  }
  function open(): void {
    close();
    const opened = connect(since);
    source = opened;
    for (const topic of topics) {
      opened.addEventListener(topic, (event) => {
        if (source !== opened || !(event instanceof MessageEvent)) return;
        attempt = 0;
        receive(topic, event.data);
        // After it: what could not be taken in is told again.
        since = event.lastEventId;
      });
    }
    // A browser would come back by itself, but at once and at the pace of all others.
    opened.addEventListener("error", () => {
      if (source !== opened) return;
      close();
      timer = setTimeout(open, waitBeforeMs(attempt++, random()));
    });
  }
  return {
    want(now) {
      if (now === wanted) return;
      wanted = now;
      attempt = 0;
      if (wanted) open();
      else close();
    },
    restart() {
      since = undefined;
      attempt = 0;
      if (wanted) open();
    },
  };
}
