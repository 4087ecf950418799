import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followClock } from "#components/ui/follow-clock.ts";

beforeEach(() => vi.useFakeTimers({ now: 5_000 }));
afterEach(() => vi.useRealTimers());

test("AGENT-02 the clock reports every full second of the server's time when this machine's clock is wrong", () => {
  const told: number[] = [];
  const stop = followClock(1_000_700, (nowMs) => told.push(nowMs));
  vi.advanceTimersByTime(299);
  expect(told).toEqual([1_000_700]);
  vi.advanceTimersByTime(2_001);
  expect(told).toEqual([1_000_700, 1_001_000, 1_002_000, 1_003_000]);
  stop();
  vi.advanceTimersByTime(5_000);
  expect(told).toHaveLength(4);
});

test("AGENT-02 the clock is right again after the machine slept", () => {
  const told: number[] = [];
  followClock(1_000_000, (nowMs) => told.push(nowMs));
  vi.setSystemTime(5_000 + 3_600_000);
  vi.advanceTimersByTime(1_000);
  expect(told.at(-1)).toBe(1_000_000 + 3_601_000);
});
