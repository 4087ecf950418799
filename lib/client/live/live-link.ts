/**
 * Exponential backoff with jitter before a reconnect, so that pages do not reconnect all at once. `random` is in [0,
 * 1).
 */
const firstWaitMs = 1_000;
const longestWaitMs = 30_000;

export function waitBeforeMs(attempt: number, random: number): number {
  const full = Math.min(longestWaitMs, firstWaitMs * 2 ** attempt);
  return Math.round(full * (0.5 + random / 2));
}

/** The used part of `EventSource`. */
export interface Source {
  addEventListener(type: string, listener: (event: Event) => void): void;
  close(): void;
}

/** One event of the stream. `id` encodes what was sent so far. */
export interface LiveEvent {
  topic: string;
  data: string;
  id: string;
}

interface LinkOptions {
  /** Opens a stream that resumes after the event id. */
  connect(since: string | undefined): Source;
  topics: readonly string[];
  receive(event: LiveEvent): void;
  random?: () => number;
}

export interface LiveLink {
  /** Opens or closes the stream: it is wanted only on a visible page with a network. */
  want(wanted: boolean): void;
  /** Sets the event id to resume from, after an event that another tab's link received. */
  resumeFrom(id: string): void;
  /** Reconnects after the delay of an error, and gets the full state. */
  restart(): void;
}

/** Keeps one stream open while it is wanted, and resumes from the last event id. */
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
        receive({ topic, data: event.data, id: event.lastEventId });
        // Set after `receive`: an event whose processing failed is delivered again.
        if (source === opened) since = event.lastEventId;
      });
    }
    // Replaces the browser's own reconnect, which has no backoff and would hit the server with all pages at once.
    opened.addEventListener("error", () => {
      if (source === opened) reopen();
    });
  }
  function reopen(): void {
    close();
    timer = setTimeout(open, waitBeforeMs(attempt++, random()));
  }
  return {
    want(now) {
      if (now === wanted) return;
      wanted = now;
      attempt = 0;
      if (wanted) open();
      else close();
    },
    resumeFrom(id) {
      since = id;
    },
    restart() {
      since = undefined;
      if (wanted) reopen();
    },
  };
}
