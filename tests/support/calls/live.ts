import { expect } from "vitest";
import { type LiveTopic, liveTopics, readLiveCall } from "#lib/contracts/live/read-live.ts";
import type { Services } from "#lib/portal/composition/services.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";
import { readLive } from "#lib/portal/live/read-live.ts";
import { asEvents } from "#lib/portal/live/stream-live.ts";
import { type CallFacts, portalRequest } from "#tests/support/calls/portal.ts";

export interface LiveEvent {
  id: string;
  event: LiveTopic;
  // biome-ignore lint/suspicious/noExplicitAny: tests say what they expect of it
  data: any;
}

export interface OpenedStream {
  response: Response;
  events: LiveEvent[];
  /** Events of one topic, newest last. */
  of(topic: LiveTopic): LiveEvent["data"][];
  /** Resolves when the initial events of the stream have arrived. */
  begun(topics?: number): Promise<void>;
  comments: number;
  ended: boolean;
  stop(): void;
}

/** Returns the route as the product binds it, with a test's own pace and services. */
export function liveRoute(pace = { tickMs: 50, ticksPerBeat: 2 }, given: Partial<Services> = {}) {
  return portalRoute(readLiveCall, readLive, given, { "text/event-stream": asEvents(pace) });
}

export async function openLive(
  route: ReturnType<typeof liveRoute>,
  facts: CallFacts = {},
  wire: Record<string, unknown> = {},
): Promise<OpenedStream> {
  const stopped = new AbortController();
  const asked = portalRequest(readLiveCall, wire, {
    ...facts,
    headers: { accept: "text/event-stream", ...facts.headers },
  });
  const response = await route(new Request(asked, { signal: stopped.signal }));
  const opened: OpenedStream = {
    response,
    events: [],
    comments: 0,
    ended: false,
    of: (topic) => opened.events.filter(({ event }) => event === topic).map(({ data }) => data),
    begun: (topics = liveTopics.length) =>
      expect.poll(() => opened.events.length, { timeout: 5_000 }).toBeGreaterThanOrEqual(topics),
    stop: () => stopped.abort(),
  };
  if (response.headers.get("content-type")?.startsWith("text/event-stream")) void listen(response, opened);
  return opened;
}

async function listen({ body }: Response, opened: OpenedStream): Promise<void> {
  let rest = "";
  for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const blocks = (rest + text).split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) {
      if (block.startsWith(":")) opened.comments++;
      const fields = Object.fromEntries(block.split("\n").map((line) => line.split(/: (.*)/s).slice(0, 2)));
      if (fields.event) opened.events.push({ id: fields.id, event: fields.event, data: JSON.parse(fields.data) });
    }
  }
  opened.ended = true;
}
