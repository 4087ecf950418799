import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openTurns, openTurnsByKey } from "#lib/kernel/turns.ts";

const limits = { running: 2, waiting: 2, waitMs: 1_000 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Records who got a turn, in order. */
function recorder(take: () => Promise<() => void>) {
  const order: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string) =>
    take().then(
      (end) => {
        order.push(name);
        ends.set(name, end);
      },
      (error: Error) => order.push(`${name}: ${error.message}`),
    );
  return { order, ask, end: (name: string) => ends.get(name)?.() };
}

describe("HOUSE-12 turns", () => {
  test("HOUSE-12 so many run, the next wait in their order, and more are refused", async () => {
    const { order, ask, end } = recorder(openTurns(limits).take);
    for (const name of ["a", "b", "c", "d", "e"]) void ask(name);
    await vi.advanceTimersByTimeAsync(0);
    expect(order).toEqual(["a", "b", "e: too many are waiting"]);
    end("b");
    await vi.advanceTimersByTimeAsync(0);
    end("a");
    await vi.advanceTimersByTimeAsync(0);
    expect(order.slice(3)).toEqual(["c", "d"]);
  });

  test("HOUSE-12 a wait ends after its time, and its turn goes to the next one", async () => {
    const { order, ask, end } = recorder(openTurns({ ...limits, running: 1 }).take);
    void ask("a");
    void ask("b");
    await vi.advanceTimersByTimeAsync(600);
    void ask("c");
    await vi.advanceTimersByTimeAsync(400);
    expect(order).toEqual(["a", "b: the wait for a turn took too long"]);
    end("a");
    await vi.advanceTimersByTimeAsync(0);
    expect(order.at(-1)).toBe("c");
  });

  test("HOUSE-12 a turn ends once, however often it is ended", async () => {
    const { order, ask, end } = recorder(openTurns({ ...limits, running: 1 }).take);
    for (const name of ["a", "b", "c"]) void ask(name);
    await vi.advanceTimersByTimeAsync(0);
    end("a");
    end("a");
    await vi.advanceTimersByTimeAsync(0);
    expect(order).toEqual(["a", "b"]);
  });

  test("HOUSE-12 each key has its own turns", async () => {
    const turns = openTurnsByKey({ ...limits, running: 1, waiting: 0 });
    const end = await turns.take("one");
    await expect(turns.take("one")).rejects.toThrow("too many");
    await expect(turns.take("other")).resolves.toBeTypeOf("function");
    end();
    await expect(turns.take("one")).resolves.toBeTypeOf("function");
  });
});
