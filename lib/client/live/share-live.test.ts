import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LiveEvent, LiveLink } from "#lib/client/live/live-link.ts";
import { shareLive, type TabChannel, type TabLocks, type TabMessage } from "#lib/client/live/share-live.ts";

/** Locks and channels of one browser, without timing of their own. */
function browser() {
  interface Claim {
    hold: () => Promise<void>;
    end: (error?: unknown) => void;
  }
  let holder: Claim | undefined;
  const queue: Claim[] = [];
  const listeners = new Map<TabChannel, (event: { data: TabMessage }) => void>();

  function grant(claim: Claim) {
    holder = claim;
    void claim.hold().then(() => {
      claim.end();
      if (holder === claim) free();
    });
  }
  function free() {
    holder = undefined;
    const next = queue.shift();
    if (next) grant(next);
  }
  const locks: TabLocks = {
    request: (_, { signal, steal }, hold) =>
      new Promise((resolve, reject) => {
        const claim: Claim = { hold, end: (error) => (error ? reject(error) : resolve()) };
        signal?.addEventListener("abort", () => {
          if (queue.includes(claim)) queue.splice(queue.indexOf(claim), 1);
          if (holder !== claim) claim.end(new Error("aborted"));
        });
        if (steal) holder?.end(new Error("stolen"));
        if (steal || !holder) grant(claim);
        else queue.push(claim);
      }),
  };
  const channel = (): TabChannel => {
    const own: TabChannel = {
      postMessage: (message) => listeners.forEach((hear, other) => void (other !== own && hear({ data: message }))),
      addEventListener: (_, hear) => void listeners.set(own, hear),
      close: () => void listeners.delete(own),
    };
    return own;
  };
  return { locks, channel, free };
}

/** One tab with its own connection. `hung` stops it from answering, as an endless loop does. */
function tab(name: string, tabs: Pick<ReturnType<typeof browser>, "locks" | "channel"> | undefined) {
  const seen: string[] = [];
  const state = { open: false, since: undefined as string | undefined, hung: false };
  let hear = (_: LiveEvent) => {};
  const link = (receive: typeof hear): LiveLink => {
    hear = receive;
    return {
      want: (wanted) => {
        state.open = wanted;
      },
      resumeFrom: (id) => {
        state.since = id;
      },
      restart: () => {
        state.since = undefined;
      },
    };
  };
  const channel = () => {
    const real = tabs?.channel() as TabChannel;
    return {
      ...real,
      postMessage: (message: TabMessage) => !state.hung && real.postMessage(message),
      addEventListener: (type: "message", listen: (event: { data: TabMessage }) => void) =>
        real.addEventListener(type, (event) => !state.hung && listen(event)),
    };
  };
  const shared = shareLive({
    name,
    link,
    receive: ({ topic, data }) => seen.push(`${topic} ${data}`),
    tabs: tabs && { locks: tabs.locks, channel },
    random: () => 0,
  });
  return {
    ...shared,
    seen,
    state,
    /** An event of this tab's own stream. */
    say(topic: string, data: string, id: string) {
      hear({ topic, data, id });
      state.since = id;
    },
  };
}

const settle = () => vi.advanceTimersByTimeAsync(0);
const openOf = (tabs: ReturnType<typeof tab>[]) => tabs.map(({ state }) => state.open);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("CASH-08 one event stream per browser", () => {
  it("CASH-08 seven tabs hold one stream, and each gets every event", async () => {
    const tabs = browser();
    const all = Array.from({ length: 7 }, () => tab("live", tabs));
    for (const one of all) one.want(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(openOf(all)).toEqual([true, ...Array(6).fill(false)]);
    all[0]?.say("balance", "5", "a");
    expect(all.map(({ seen }) => seen)).toEqual(Array(7).fill(["balance 5"]));
  });

  it("CASH-08 the next tab leads when the leader closes, and resumes after the last event", async () => {
    const tabs = browser();
    const [first, second, third] = [tab("live", tabs), tab("live", tabs), tab("live", tabs)];
    for (const one of [first, second, third]) one.want(true);
    await settle();
    first.say("balance", "5", "a");
    first.want(false);
    await settle();
    expect(openOf([first, second, third])).toEqual([false, true, false]);
    expect(second.state.since).toBe("a");
    second.say("balance", "6", "b");
    expect([first.seen, third.seen]).toEqual([["balance 5"], ["balance 5", "balance 6"]]);
  });

  it("CASH-08 another tab leads when the leader hangs, from the last event that was passed on", async () => {
    const tabs = browser();
    const [first, second, third] = [tab("live", tabs), tab("live", tabs), tab("live", tabs)];
    for (const one of [first, second, third]) one.want(true);
    await settle();
    first.say("balance", "5", "a");
    first.state.hung = true;
    first.say("balance", "6", "b");
    await vi.advanceTimersByTimeAsync(5_000);
    expect([second.state, third.state].filter(({ open }) => open)).toEqual([
      expect.objectContaining({ open: true, since: "a" }),
    ]);
    const leader = second.state.open ? second : third;
    first.state.hung = false;
    await settle();
    leader.say("balance", "7", "c");
    expect(openOf([first, second, third]).filter(Boolean)).toHaveLength(1);
    expect([second.seen.at(-1), third.seen.at(-1), first.seen.at(-1)]).toEqual(Array(3).fill("balance 7"));
  });

  it("CASH-08 a leader that was paused does not pass on old events, and asks who leads", async () => {
    const tabs = browser();
    const [first, second] = [tab("live", tabs), tab("live", tabs)];
    first.want(true);
    second.want(true);
    await settle();
    vi.setSystemTime(Date.now() + 60_000);
    vi.spyOn(performance, "now").mockReturnValueOnce(performance.now() + 60_000);
    first.say("balance", "old", "a");
    await settle();
    expect([first.seen, second.seen]).toEqual([["balance old"], []]);
    expect(openOf([first, second])).toEqual([false, true]);
  });

  it("CASH-08 a tab that becomes visible gets the current state from the leader", async () => {
    const tabs = browser();
    const [first, late] = [tab("live", tabs), tab("live", tabs)];
    first.want(true);
    await settle();
    first.say("balance", "5", "a");
    first.say("status", "open", "b");
    first.say("balance", "6", "c");
    late.want(true);
    expect(late.seen).toEqual(["status open", "balance 6"]);
    expect(late.state.since).toBe("c");
    late.want(false);
    first.say("balance", "7", "d");
    expect(late.seen).toHaveLength(2);
  });

  it("CASH-08 tabs of another account do not hear the events", async () => {
    const tabs = [browser(), browser()];
    const [luz, ben] = [tab("live luz", tabs[0]), tab("live ben", tabs[1])];
    luz.want(true);
    ben.want(true);
    await settle();
    luz.say("balance", "5", "a");
    expect([openOf([luz, ben]), ben.seen]).toEqual([[true, true], []]);
  });

  it("CASH-08 a browser without locks has one stream per visible tab", () => {
    const [first, second] = [tab("live", undefined), tab("live", undefined)];
    first.want(true);
    second.want(true);
    first.say("balance", "5", "a");
    expect([openOf([first, second]), first.seen, second.seen]).toEqual([[true, true], ["balance 5"], []]);
    first.want(false);
    expect(openOf([first, second])).toEqual([false, true]);
  });
});
