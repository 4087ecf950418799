import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pushEntry } from "#lib/client/push-entry.ts";

const pushed: string[] = [];
const routed = (_entry: unknown, _title: string, path: string) => pushed.push(`routed ${path}`);

class BareHistory {
  pushState(_entry: unknown, _title: string, path: string) {
    pushed.push(path);
  }
}

beforeEach(() => {
  pushed.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal("history", new BareHistory());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("SITE-02 an entry is pushed at once when the router listens", () => {
  Object.assign(history, { pushState: routed });
  pushEntry({}, "/login");
  expect(pushed).toEqual(["routed /login"]);
});

test("SITE-02 before the router listens, the push waits for it and the last of several wins", () => {
  pushEntry({}, "/game/dice");
  vi.advanceTimersByTime(100);
  pushEntry({}, "/login");
  expect(pushed).toEqual([]);
  Object.assign(history, { pushState: routed });
  vi.advanceTimersByTime(2000);
  expect(pushed).toEqual(["routed /login"]);
});

test("SITE-02 without a router the entry is pushed after a timeout", () => {
  pushEntry({}, "/login");
  vi.advanceTimersByTime(1100);
  expect(pushed).toEqual(["/login"]);
});
