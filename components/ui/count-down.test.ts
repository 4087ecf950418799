import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { countDown } from "#components/ui/count-down.ts";

const page = { hidden: false };
let ends = 0;
const onEnd = () => {
  ends++;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", page);
  Object.assign(page, { hidden: false });
  ends = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("CASH-05 a countdown reports its end once, and again every 15 s until it is stopped", () => {
  const told: number[] = [];
  const stop = countDown(3, { onLeft: (left) => told.push(left), onEnd, nextEndMs: { current: 0 } });
  vi.advanceTimersByTime(2_500);
  expect([ends, [...new Set(told)]]).toEqual([0, [3, 2, 1]]);
  vi.advanceTimersByTime(500);
  expect([ends, told.at(-1)]).toEqual([1, 0]);
  vi.advanceTimersByTime(14_500);
  expect(ends).toBe(1);
  vi.advanceTimersByTime(500);
  expect(ends).toBe(2);
  stop();
  vi.advanceTimersByTime(60_000);
  expect(ends).toBe(2);
});

test("CASH-05 a countdown reports nothing on a hidden page, and its end as soon as the page is visible", () => {
  Object.assign(page, { hidden: true });
  const stop = countDown(0, { onLeft: () => {}, onEnd, nextEndMs: { current: 0 } });
  vi.advanceTimersByTime(60_000);
  expect(ends).toBe(0);
  Object.assign(page, { hidden: false });
  vi.advanceTimersByTime(500);
  expect(ends).toBe(1);
  stop();
});

test("CASH-05 a countdown that restarts with a new duration does not report its end twice", () => {
  const nextEndMs = { current: 0 };
  countDown(0, { onLeft: () => {}, onEnd, nextEndMs })();
  const stop = countDown(0, { onLeft: () => {}, onEnd, nextEndMs });
  expect(ends).toBe(1);
  stop();
});
