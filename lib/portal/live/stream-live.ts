import "server-only";
import type { InputOf } from "#lib/contracts/define-call.ts";
import type { readLiveCall } from "#lib/contracts/live/read-live.ts";
import type { Context } from "#lib/platform/context.ts";
import type { KeyValueStore } from "#lib/platform/kv/key-value-store.ts";
import { type LiveHub, liveHub, type Pace } from "#lib/portal/live/live-hub.ts";
import { liveStream } from "#lib/portal/live/live-stream.ts";
import { inLanguage } from "#lib/portal/live/read-live.ts";

const pace: Pace = { tickMs: 2_000, ticksPerBeat: 10 };
/** Bytes. A client with more unread data than this is disconnected and reconnects. */
const mostWaiting = 256 * 1024;
/** The delay before browsers reconnect. Our own pages use their own delays. */
const retryMs = 3_000;

const headers = {
  "content-type": "text/event-stream; charset=utf-8",
  // Prevents proxies and compression from buffering events.
  "cache-control": "private, no-store, no-transform",
  "x-accel-buffering": "no",
};

/** Returns the format "text/event-stream" of `readLive`. */
export function asEvents(given: Pace = pace) {
  const hubs = new Map<KeyValueStore, LiveHub>();
  // A server that shuts down waits for open requests, and streams never end by themselves.
  const closeAll = () => hubs.forEach((hub) => void hub.close());
  for (const signal of ["SIGTERM", "SIGINT", "disconnect"]) process.once(signal, closeAll);
  const hubOf = (kv: KeyValueStore) => {
    const known = hubs.get(kv);
    if (known) return known;
    const hub = liveHub(kv, given);
    hubs.set(kv, hub);
    return hub;
  };
  return async (asking: Context, input: InputOf<typeof readLiveCall>, request: Request): Promise<Response> => {
    const context = inLanguage(asking, input);
    const hub = hubOf(context.kv);
    hub.admit(context);
    return new Response(eventsOf(hub, context, request, input.since), { headers });
  };
}

function eventsOf(hub: LiveHub, context: Context, request: Request, since: string | undefined) {
  const encoder = new TextEncoder();
  let end = () => {};
  let read = true;
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const stream = liveStream(context, request.headers.get("last-event-id") ?? since, {
          write(text) {
            controller.enqueue(encoder.encode(text));
            return (controller.desiredSize ?? 0) > -mostWaiting;
          },
          close() {
            hub.remove(stream);
            if (read) controller.close();
          },
        });
        end = stream.end;
        request.signal.addEventListener("abort", end);
        controller.enqueue(encoder.encode(`retry: ${retryMs}\n\n`));
        hub.add(stream);
        void stream.look(true);
      },
      cancel() {
        read = false;
        end();
      },
    },
    new ByteLengthQueuingStrategy({ highWaterMark: 0 }),
  );
}
