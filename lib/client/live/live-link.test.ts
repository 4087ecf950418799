import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { liveLink, type Source, waitBeforeMs } from "#lib/client/live/live-link.ts";

class FakeSource extends EventTarget implements Source {
  closed = false;
  readonly since: string | undefined;
  constructor(since: string | undefined) {
    super();
    this.since = since;
    opened.push(this);
  }
  close() {
    this.closed = true;
  }
  say(topic: string, data: string, lastEventId: string) {
    this.dispatchEvent(new MessageEvent(topic, { data, lastEventId }));
  }
  fail() {
    this.dispatchEvent(new Event("error"));
  }
}

let opened: FakeSource[] = [];
const received: string[] = [];
const link = () =>
  liveLink({
    topics: ["balance", "winners"],
    connect: (since) => new FakeSource(since),
    receive: ({ topic, data }) => received.push(`${topic} ${data}`),
    random: () => 0,
  });
const last = () => opened.at(-1) ?? new FakeSource("none was opened");

beforeEach(() => {
  opened = [];
  received.length = 0;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe("CASH-08 the page's event stream", () => {
  it("CASH-08 reconnect delays grow up to 30 seconds with random jitter", () => {
    expect([0, 1, 2, 3, 4, 5, 50].map((attempt) => waitBeforeMs(attempt, 1))).toEqual([
      1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
    ]);
    expect([waitBeforeMs(3, 0), waitBeforeMs(3, 0.5)]).toEqual([4_000, 6_000]);
  });

  it("CASH-08 the stream is closed while the page is hidden and resumes from the last event", () => {
    const page = link();
    expect(opened).toEqual([]);
    page.want(true);
    page.want(true);
    expect(opened.map(({ since }) => since)).toEqual([undefined]);
    last().say("balance", "5", "a");
    last().say("winners", "6", "b");
    page.want(false);
    expect(last().closed).toBe(true);
    vi.advanceTimersByTime(100_000);
    expect(opened).toHaveLength(1);
    page.want(true);
    expect(opened.map(({ since }) => since)).toEqual([undefined, "b"]);
    expect(received).toEqual(["balance 5", "winners 6"]);
  });

  it("CASH-08 errors reconnect with growing delays, the network at once, and an event resets the delay", () => {
    const page = link();
    page.want(true);
    for (const waitMs of [500, 1_000, 2_000]) {
      const count = opened.length;
      last().fail();
      expect(last().closed).toBe(true);
      vi.advanceTimersByTime(waitMs - 1);
      expect(opened).toHaveLength(count);
      vi.advanceTimersByTime(1);
      expect(opened).toHaveLength(count + 1);
    }
    last().say("balance", "1", "c");
    last().fail();
    vi.advanceTimersByTime(500);
    expect(last().since).toBe("c");
    last().fail();
    page.want(false);
    page.want(true);
    expect(opened).toHaveLength(6);
    expect(last().closed).toBe(false);
  });

  it("CASH-08 a restart waits, and gets the full state, also when an event asks for it", () => {
    const page = liveLink({
      topics: ["session"],
      connect: (since) => new FakeSource(since),
      receive: ({ data }) => data === "renewed" && page.restart(),
      random: () => 0,
    });
    page.want(true);
    last().say("session", "renewed", "a");
    expect([opened.length, last().closed]).toEqual([1, true]);
    vi.advanceTimersByTime(500);
    expect([opened.length, last().since]).toEqual([2, undefined]);
    page.want(false);
    page.restart();
    vi.advanceTimersByTime(60_000);
    expect(opened).toHaveLength(2);
  });

  it("CASH-08 a closed stream's events are ignored, and another person's link has no event id", () => {
    const page = link();
    page.want(true);
    last().say("balance", "mine", "a");
    const left = last();
    page.want(false);
    link().want(true);
    expect([left.closed, last().since]).toEqual([true, undefined]);
    left.say("balance", "mine again", "b");
    left.fail();
    vi.advanceTimersByTime(60_000);
    expect(received).toEqual(["balance mine"]);
    expect(opened).toHaveLength(2);
  });
});
