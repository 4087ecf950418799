import { describe, expect, test } from "vitest";
import { cached, type Keeping } from "#lib/kernel/cached.ts";

/** Loads 1, 2, 3 …, each resolved by the test; the test also sets the time. */
function counter(keeping: Pick<Keeping, "freshMs" | "staleMs">) {
  const time = { ms: 0 };
  const loads: { resolve: () => void; reject: () => void }[] = [];
  const load = () =>
    new Promise<number>((resolve, reject) => {
      const number = loads.length + 1;
      loads.push({ resolve: () => resolve(number), reject: () => reject(new Error(`load ${number}`)) });
    });
  return { time, loads, ...cached(load, { ...keeping, nowMs: () => time.ms }) };
}

describe("HOUSE-03 a cached value", () => {
  test("HOUSE-03 a fresh value is loaded once for all readers", async () => {
    const { read, loads, time } = counter({ freshMs: 10 });
    const both = [read(), read()];
    loads[0]?.resolve();
    expect(await Promise.all(both)).toEqual([1, 1]);
    time.ms = 9;
    expect(await read()).toBe(1);
    time.ms = 10;
    const next = read();
    loads[1]?.resolve();
    expect(await next).toBe(2);
  });

  test("HOUSE-03 a stale value is returned at once and reloaded once in the background", async () => {
    const { read, loads, time } = counter({ freshMs: 10, staleMs: 50 });
    const first = read();
    loads[0]?.resolve();
    await first;
    time.ms = 59;
    expect(await Promise.all([read(), read()])).toEqual([1, 1]);
    expect(loads).toHaveLength(2);
    loads[1]?.resolve();
    await Promise.resolve();
    expect(await read()).toBe(2);
  });

  test("HOUSE-03 readers wait for a value past its stale time; a failed load rejects and is not cached", async () => {
    const { read, loads, time } = counter({ freshMs: 10, staleMs: 50 });
    const first = read();
    loads[0]?.resolve();
    await first;
    time.ms = 20;
    expect(await read()).toBe(1);
    loads[1]?.reject();
    time.ms = 60;
    const late = read();
    loads[2]?.reject();
    await expect(late).rejects.toThrow("load 3");
    const again = read();
    loads[3]?.resolve();
    expect(await again).toBe(4);
  });

  test("HOUSE-03 a value forgotten during its load is not cached, and a hanging load blocks readers no longer than the fresh time", async () => {
    const { read, loads, time, forget } = counter({ freshMs: 10 });
    const before = read();
    forget();
    const after = read();
    loads[0]?.resolve();
    loads[1]?.resolve();
    expect(await Promise.all([before, after])).toEqual([1, 2]);
    time.ms = 10;
    void read();
    time.ms = 20;
    const next = read();
    loads[3]?.resolve();
    expect(await next).toBe(4);
  });

  test("LOBBY-13 a reader can ask for a fresher value, and all such readers within that time share one load", async () => {
    const { read, loads, time } = counter({ freshMs: 10, staleMs: 50 });
    const first = read();
    loads[0]?.resolve();
    await first;
    time.ms = 1;
    expect(await read(2)).toBe(1);
    time.ms = 2;
    const all = Array.from({ length: 20 }, () => read(2));
    expect(await read()).toBe(1);
    loads[1]?.resolve();
    expect(new Set(await Promise.all(all))).toEqual(new Set([2]));
    time.ms = 3;
    expect(await Promise.all([read(2), read()])).toEqual([2, 2]);
    expect(loads).toHaveLength(2);
  });
});
