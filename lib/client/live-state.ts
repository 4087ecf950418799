import { useSyncExternalStore } from "react";
import type { OutputOf } from "#lib/contracts/define-call.ts";
import type { LiveTopic, readLive } from "#lib/contracts/live/read-live.ts";

export type LiveState = OutputOf<typeof readLive>;

/** What the page's event stream said last, by topic. Islands begin with what the server rendered. */
const current: Partial<LiveState> = {};
const listeners = new Set<() => void>();

export function publishLive<Topic extends LiveTopic>(topic: Topic, value: LiveState[Topic]): void {
  current[topic] = value;
  for (const listener of listeners) listener();
}

/** Undefined until the stream has said something of it. */
export function useLive<Topic extends LiveTopic>(topic: Topic): Partial<LiveState>[Topic] {
  return useSyncExternalStore(
    onLive,
    () => current[topic],
    () => undefined,
  );
}

function onLive(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
