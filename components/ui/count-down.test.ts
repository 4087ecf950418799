import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { countDown } from "#components/ui/count-down.ts";
import { elapsedMs, serverTimeMs } from "#lib/client/server-clock.ts";

const page = Object.assign(new EventTarget(), { hidden: false });
const asked = vi.hoisted(() => ({ answers: [] as (number | Error)[], count: 0 }));
vi.mock("#lib/client/read-server-time.ts", () => ({
  readServerTime: async () => {
    asked.count++;
    const answer = asked.answers.shift() ?? new Error("away");
    if (answer instanceof Error) throw answer;
    return answer;
  },
}));

let ends = 0;
const onEnd = () => {
  ends++;
};
const untilElapsed = (endMs: number) => () => endMs - elapsedMs();
const untilServerTime = (endMs: number) => () => endMs - serverTimeMs();
/** Only the wall clock goes on while a machine sleeps. */
const sleep = (ms: number) => vi.setSystemTime(Date.now() + ms);
let stops: (() => void)[] = [];
function begin(leftMs: () => number, onLeft: (left: number) => void = () => {}, nextEndMs = { current: 0 }) {
  const stop = countDown({ leftMs, onLeft, onEnd, nextEndMs });
  stops.push(stop);
  return stop;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", new EventTarget());
  page.hidden = false;
  ends = 0;
  Object.assign(asked, { answers: [], count: 0 });
  // Fake clocks begin anew, so the first reading of each test is a jump. It belongs to no countdown.
  elapsedMs();
});
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("CASH-05 a countdown reports its end once, and again every 15 s until it is stopped", () => {
  const told: number[] = [];
  const stop = begin(untilElapsed(elapsedMs() + 3_000), (left) => told.push(left));
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
  page.hidden = true;
  begin(untilElapsed(elapsedMs()));
  vi.advanceTimersByTime(60_000);
  expect(ends).toBe(0);
  page.hidden = false;
  page.dispatchEvent(new Event("visibilitychange"));
  expect(ends).toBe(1);
});

test("CASH-05 a countdown that restarts with a new end does not report its end twice", () => {
  const nextEndMs = { current: 0 };
  const end = elapsedMs();
  begin(untilElapsed(end), undefined, nextEndMs)();
  begin(untilElapsed(end), undefined, nextEndMs);
  expect(ends).toBe(1);
});

test("CASH-05 after ten minutes asleep a countdown shows ten minutes less within half a second", () => {
  const told: number[] = [];
  begin(untilElapsed(elapsedMs() + 1_413_000), (left) => told.push(left));
  sleep(600_000);
  vi.advanceTimersByTime(500);
  expect(told.at(-1)).toBe(813);
});

test("CASH-05 a countdown that ended while the machine slept reports its end within a second", () => {
  begin(untilElapsed(elapsedMs() + 60_000));
  sleep(600_000);
  vi.advanceTimersByTime(1_000);
  expect(ends).toBe(1);
});

test.each(["visibilitychange", "pageshow", "focus"])(
  "CASH-05 a page that wakes up with %s counts on at once",
  (name) => {
    const told: number[] = [];
    begin(untilElapsed(elapsedMs() + 1_000_000), (left) => told.push(left));
    sleep(600_000);
    (name === "visibilitychange" ? page : window).dispatchEvent(new Event(name));
    expect(told.at(-1)).toBe(400);
  },
);

test("CASH-05 the server's time after a sleep decides, whatever the wall clock was set to meanwhile", async () => {
  const told: number[] = [];
  const nowMs = serverTimeMs();
  begin(untilServerTime(nowMs + 1_413_000), (left) => told.push(left));
  await vi.advanceTimersByTimeAsync(1_000);
  // No answer yet: the next one comes after a while, and is right.
  asked.answers = [new Error("away"), nowMs + 605_000];
  asked.count = 0;
  sleep(5_000_000);
  await vi.advanceTimersByTimeAsync(500);
  expect([told.at(-1), asked.count]).toEqual([0, 1]);
  await vi.advanceTimersByTimeAsync(2_500);
  expect([told.at(-1), asked.count]).toEqual([808, 2]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked.count).toBe(2);
});
