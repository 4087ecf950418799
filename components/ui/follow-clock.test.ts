import { afterEach, beforeEach, expect, test, vi } from "vitest";

// Each test has a clock of its own: the module keeps the tab's.
async function openClock() {
  vi.resetModules();
  const { followClock } = await import("#components/ui/follow-clock.ts");
  const { adoptRenderedTime } = await import("#lib/client/server-clock.ts");
  return { followClock, adoptRenderedTime };
}

beforeEach(() => {
  vi.useFakeTimers({ now: 5_000 });
  vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: true }));
  vi.stubGlobal("window", new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("AGENT-02 the clock reports every full second of the server's time when this machine's clock is wrong", async () => {
  const { followClock, adoptRenderedTime } = await openClock();
  const told: number[] = [];
  adoptRenderedTime(1_000_700);
  const stop = followClock((nowMs) => told.push(nowMs));
  vi.advanceTimersByTime(299);
  expect(told).toEqual([1_000_700]);
  vi.advanceTimersByTime(2_001);
  expect(told).toEqual([1_000_700, 1_001_000, 1_002_000, 1_003_000]);
  stop();
  vi.advanceTimersByTime(5_000);
  expect(told).toHaveLength(4);
});

test("AGENT-02 the clock is right again after the machine slept", async () => {
  const { followClock, adoptRenderedTime } = await openClock();
  const told: number[] = [];
  adoptRenderedTime(1_000_000);
  followClock((nowMs) => told.push(nowMs));
  vi.setSystemTime(5_000 + 3_600_000);
  vi.advanceTimersByTime(1_000);
  expect(told.at(-1)).toBe(1_000_000 + 3_601_000);
});

test("CASH-05 a stored page that is shown again does not set the server's time back", async () => {
  const { followClock, adoptRenderedTime } = await openClock();
  const told: number[] = [];
  adoptRenderedTime(1_000_000);
  vi.advanceTimersByTime(60_000);
  adoptRenderedTime(1_000_000);
  followClock((nowMs) => told.push(nowMs));
  expect(told).toEqual([1_060_000]);
});
