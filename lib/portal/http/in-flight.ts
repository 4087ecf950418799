import "server-only";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { NoTurnError, openTurnsByKey, type TurnLimits } from "#lib/kernel/turns.ts";

/**
 * How many calls of one account run at once in this process, before any of them takes a connection
 * (docs/decisions/0022). Two acts: all acts of an account wait for its row, so more would only hold connections. Reads
 * are counted alone, so that they never wait behind acts; three leave most of the pool to others. The queues are longer
 * than any page of ours needs.
 */
export const inFlightLimits = {
  acts: { running: 2, waiting: 30, waitMs: 5_000 },
  reads: { running: 3, waiting: 60, waitMs: 5_000 },
  /** Callbacks of one gateway. */
  callbacks: { running: 4, waiting: 400, waitMs: 5_000 },
} as const satisfies Record<string, TurnLimits>;

type Kind = keyof typeof inFlightLimits;

// On `globalThis`, since each bundle of a process would otherwise count alone.
const shared = globalThis as { sinagInFlight?: Record<Kind, ReturnType<typeof openTurnsByKey>> };

/**
 * Waits for a turn of `who`; returns the function that ends it. A refused call has not begun, so it may be repeated as
 * it is.
 * @throws too-many-requests: too many of its calls are waiting
 * @throws NoTurnError: the wait took too long, which becomes service-unavailable
 */
export async function takeTurn(kind: Kind, who: string): Promise<() => void> {
  shared.sinagInFlight ??= {
    acts: openTurnsByKey(inFlightLimits.acts),
    reads: openTurnsByKey(inFlightLimits.reads),
    callbacks: openTurnsByKey(inFlightLimits.callbacks),
  };
  try {
    return await shared.sinagInFlight[kind].take(who);
  } catch (error) {
    if (error instanceof NoTurnError && error.reason === "full")
      throw new DomainError("too-many-requests", { seconds: 1 }, { cause: error });
    throw error;
  }
}
