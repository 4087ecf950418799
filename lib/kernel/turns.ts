export interface TurnLimits {
  /** How many may run at once. */
  running: number;
  /** How many more may wait. */
  waiting: number;
  /** How long one may wait. */
  waitMs: number;
}

/** There was no turn: the queue was full, or the wait took too long. */
export class NoTurnError extends Error {
  override readonly name = "NoTurnError";
  readonly code = "NO_TURN";
  readonly reason: "full" | "late";

  constructor(reason: "full" | "late") {
    super(reason === "full" ? "too many are waiting" : "the wait for a turn took too long");
    this.reason = reason;
  }
}

export interface Turns {
  /**
   * Waits for a turn, in order of arrival. Returns the function that ends it.
   * @throws NoTurnError: too many wait, or the wait took too long
   */
  take(): Promise<() => void>;
  /** True when nobody runs or waits. */
  idle(): boolean;
}

export function openTurns({ running, waiting, waitMs }: TurnLimits): Turns {
  const queue = new Set<() => void>();
  let taken = 0;

  function end(): void {
    const [next] = queue;
    if (!next) taken--;
    else {
      queue.delete(next);
      next();
    }
  }

  return {
    idle: () => taken === 0,
    take() {
      if (taken < running) {
        taken++;
        return Promise.resolve(once(end));
      }
      if (queue.size >= waiting) return Promise.reject(new NoTurnError("full"));
      return new Promise((resolve, reject) => {
        const start = () => {
          clearTimeout(timer);
          resolve(once(end));
        };
        const timer = setTimeout(() => {
          queue.delete(start);
          reject(new NoTurnError("late"));
        }, waitMs);
        queue.add(start);
      });
    },
  };
}

/** Turns of many, each counted alone. A key without anyone in turn costs no memory. */
export function openTurnsByKey(limits: TurnLimits): { take(key: string): Promise<() => void> } {
  const turns = new Map<string, Turns>();
  return {
    async take(key) {
      const own = turns.get(key) ?? openTurns(limits);
      turns.set(key, own);
      const end = await own.take();
      return () => {
        end();
        if (own.idle()) turns.delete(key);
      };
    },
  };
}

function once(work: () => void): () => void {
  let done = false;
  return () => {
    if (!done) work();
    done = true;
  };
}
