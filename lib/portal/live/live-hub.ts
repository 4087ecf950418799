import "server-only";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { playerUpdates } from "#lib/platform/announce.ts";
import type { Context } from "#lib/platform/context.ts";
import type { KeyValueStore } from "#lib/platform/kv/key-value-store.ts";
import type { LiveStream } from "#lib/portal/live/live-stream.ts";

/** Limits of open streams in one process. Many people can share one address (carrier-grade NAT). */
const streamsPerSession = 10;
const streamsPerAddress = 200;
const retrySeconds = 30;

export interface Pace {
  /** Interval between updates of public topics. */
  tickMs: number;
  /** Ticks between full updates, which cover lost notifications and keep the connection alive. */
  ticksPerBeat: number;
}

export interface LiveHub {
  /**
   * @throws too-many-requests: the session or the address has too many streams
   * @throws service-unavailable: the process is shutting down
   */
  admit(context: Context): void;
  add(stream: LiveStream): void;
  remove(stream: LiveStream): void;
  /** Ends every stream; pages reconnect to another process. */
  close(): void;
}

/**
 * Returns the hub of all open streams of this process. They share one subscription and one timer; without streams there
 * is no timer.
 */
export function liveHub(kv: KeyValueStore, { tickMs, ticksPerBeat }: Pace): LiveHub {
  const streams = new Map<LiveStream, { beatAt: number }>();
  let subscribed = false;
  let timer: NodeJS.Timeout | undefined;
  let ticks = 0;
  let closed = false;

  function hear(message: string): void {
    const meant = new Set(message.split(","));
    for (const stream of streams.keys()) {
      const { actor } = stream.context;
      if ("playerId" in actor && meant.has(actor.playerId)) void stream.look(true);
    }
  }
  async function subscribe({ log }: Context): Promise<void> {
    if (subscribed) return;
    subscribed = true;
    try {
      await kv.subscribe(playerUpdates, hear);
      // Catches up on changes from before the subscription.
      for (const stream of streams.keys()) void stream.look(true);
    } catch (error) {
      subscribed = false;
      log.warn({ err: error }, "no updates for open pages");
    }
  }
  function tick(): void {
    ticks++;
    for (const [stream, { beatAt }] of streams) {
      void subscribe(stream.context);
      void (ticks % ticksPerBeat === beatAt ? stream.beat() : stream.look(false));
    }
  }
  function held(same: (of: Context) => boolean): number {
    return [...streams.keys()].filter(({ context }) => same(context)).length;
  }

  return {
    admit({ actor, request }) {
      if (closed) throw new DomainError("service-unavailable");
      const session = "sessionId" in actor ? actor.sessionId : null;
      const ofSession = (of: Context) => "sessionId" in of.actor && of.actor.sessionId === session;
      const crowded =
        (session !== null && held(ofSession) >= streamsPerSession) ||
        held((of) => of.request?.ip === request?.ip) >= streamsPerAddress;
      if (crowded) throw new DomainError("too-many-requests", { seconds: retrySeconds });
    },
    add(stream) {
      // Spreads the full updates over the ticks.
      streams.set(stream, { beatAt: streams.size % ticksPerBeat });
      void subscribe(stream.context);
      timer ??= setInterval(tick, tickMs).unref();
    },
    remove(stream) {
      streams.delete(stream);
      if (streams.size > 0) return;
      clearInterval(timer);
      timer = undefined;
    },
    close() {
      closed = true;
      for (const stream of streams.keys()) stream.end();
    },
  };
}
