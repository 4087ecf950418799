import type { LiveEvent, LiveLink } from "#lib/client/live/live-link.ts";

/** Interval between signs of life of the leading tab. */
const beatMs = 2_000;
/** Silence after which a following tab takes over; up to half of it is added at random, so that one tab comes first. */
const silenceMs = 5_000;

/** A message between the tabs: an event, a sign of life, or the request of a new tab for the current state. */
export type TabMessage = { event: LiveEvent } | "beat" | "hello";

/** The used part of `BroadcastChannel`. */
export interface TabChannel {
  postMessage(message: TabMessage): void;
  addEventListener(type: "message", listener: (event: { data: TabMessage }) => void): void;
  close(): void;
}

/** The used part of `LockManager`. */
export interface TabLocks {
  request(name: string, options: { signal?: AbortSignal; steal?: boolean }, hold: () => Promise<void>): Promise<void>;
}

interface ShareOptions {
  /** Tabs with the same name share a stream. */
  name: string;
  /** This tab's own connection; open only while the tab leads. */
  link: (receive: (event: LiveEvent) => void) => LiveLink;
  receive: (event: LiveEvent) => void;
  /** Undefined in a browser without locks or channels: each tab then has its own stream. */
  tabs: { locks: TabLocks; channel: (name: string) => TabChannel } | undefined;
  random?: () => number;
}

export interface SharedLive {
  /** Joins or leaves the tabs: a hidden tab neither leads nor listens. */
  want(wanted: boolean): void;
  /** Reconnects, if this tab leads, and gets the full state. */
  restart(): void;
}

/**
 * Shares one event stream between the tabs of a browser, which has few connections to one server (six over HTTP/1.1).
 * The tab with the lock leads: it holds the stream and passes each event on. When it closes, the browser gives the lock
 * to another tab; when it hangs, another tab takes the lock. The next leader resumes after the last event that reached
 * it, so none is lost.
 */
export function shareLive({ name, link: openLink, receive, tabs, random = Math.random }: ShareOptions): SharedLive {
  let joined: Joined | undefined;
  const latest = new Map<string, LiveEvent>();
  const take = (event: LiveEvent) => {
    // The newest comes last: a tab that catches up resumes from its id.
    latest.delete(event.topic);
    latest.set(event.topic, event);
    receive(event);
  };
  const link = openLink((event) => {
    take(event);
    joined?.passOn(event);
  });
  return {
    want(wanted) {
      if (wanted === (joined !== undefined)) return;
      joined?.leave();
      joined = undefined;
      if (wanted) joined = tabs ? joinTabs({ ...tabs, name, link, take, latest, random }) : alone(link);
    },
    restart: () => link.restart(),
  };
}

interface Joined {
  /** Sends an event of this tab's own stream to the other tabs. */
  passOn(event: LiveEvent): void;
  leave(): void;
}

function alone(link: LiveLink): Joined {
  link.want(true);
  return { passOn() {}, leave: () => link.want(false) };
}

interface JoinOptions extends NonNullable<ShareOptions["tabs"]> {
  name: string;
  link: LiveLink;
  take: (event: LiveEvent) => void;
  /** The last event of each topic: the state that a new tab needs. */
  latest: ReadonlyMap<string, LiveEvent>;
  random: () => number;
}

function joinTabs({ locks, channel: openChannel, name, link, take, latest, random }: JoinOptions): Joined {
  const channel = openChannel(name);
  const send = (message: TabMessage) => channel.postMessage(message);
  let left = false;
  /** Gives up the lead; undefined while another tab leads. */
  let release: (() => void) | undefined;
  let waiting: AbortController | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let aliveMs = 0;

  function listenForSilence(): void {
    clearTimeout(silence);
    silence = setTimeout(() => compete(true), silenceMs * (1 + random() / 2));
  }
  function compete(steal: boolean): void {
    waiting?.abort();
    waiting = new AbortController();
    const { signal } = waiting;
    // The lock was lost to another tab, or given up.
    const again = () => {
      if (left || signal.aborted) return;
      release?.();
      send("hello");
      compete(false);
    };
    // A request that takes the lock, instead of waiting for it, cannot have a signal.
    void locks.request(name, steal ? { steal } : { signal }, lead).then(again, again);
    listenForSilence();
  }
  async function lead(): Promise<void> {
    if (left) return;
    clearTimeout(silence);
    const held = Promise.withResolvers<void>();
    const timer = setInterval(beat, beatMs);
    release = () => {
      release = undefined;
      clearInterval(timer);
      link.want(false);
      held.resolve();
    };
    beat();
    link.want(true);
    await held.promise;
  }
  function beat(): void {
    aliveMs = performance.now();
    send("beat");
  }
  function hear(message: TabMessage): void {
    if (left) return;
    if (message === "hello") {
      if (release) for (const event of latest.values()) send({ event });
      return;
    }
    if (release) return;
    listenForSilence();
    if (message === "beat") return;
    take(message.event);
    link.resumeFrom(message.event.id);
  }

  channel.addEventListener("message", ({ data }) => hear(data));
  send("hello");
  compete(false);
  return {
    // After a pause another tab may lead, and may have passed on newer events.
    passOn: (event) => (performance.now() - aliveMs > silenceMs ? release?.() : send({ event })),
    leave() {
      left = true;
      clearTimeout(silence);
      waiting?.abort();
      release?.();
      channel.close();
    },
  };
}
