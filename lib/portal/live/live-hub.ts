import "server-only";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { playerNews } from "#lib/platform/announce.ts";
import type { Context } from "#lib/platform/context.ts";
import type { KeyValueStore } from "#lib/platform/kv/key-value-store.ts";
import type { LiveStream } from "#lib/portal/live/live-stream.ts";

/** Open at once in one process: per session, and per address, behind which whole towns may stand. */
const streamsPerSession = 10;
const streamsPerAddress = 200;
const retrySeconds = 30;

export interface Pace {
  /** Between two looks at what everybody sees alike. */
  tickMs: number;
  /** So many ticks between two looks at everything, should news have been lost, with a sign of life. */
  ticksPerBeat: number;
}

export interface LiveHub {
  /** Refuses with `too-many-requests` whoever has too many streams, and with `service-unavailable` when it is closing. */
  admit(context: Context): void;
  add(stream: LiveStream): void;
  remove(stream: LiveStream): void;
  /** Ends every stream; pages open them again, elsewhere. */
  close(): void;
}

/** All open streams of this process: one subscription and one clock for all of them, and neither when there is none. */
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
      await kv.subscribe(playerNews, hear);
      // What changed while nobody listened yet.
      for (const stream of streams.keys()) void stream.look(true);
    } catch (error) {
      subscribed = false;
      log.warn({ err: error }, "no news for open pages");
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
      // Not all in the same moment.
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
