import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ListSort } from "#lib/kernel/list-cursor.ts";
import { readSlice, type Slice, sliceSorted } from "#lib/kernel/list-slice.ts";

const sort = {
  group: ["text", "asc"],
  at: ["instant", "desc"],
  rank: ["integer", "asc"],
  id: ["uuid", "desc"],
} as const satisfies ListSort;

interface Row {
  group: string;
  at: Date;
  rank: number;
  id: string;
}

/** Few different values, so most keys are tied; only the id tells rows apart. */
const row: fc.Arbitrary<Omit<Row, "id">> = fc.record({
  group: fc.constantFrom("", "a", "a_b", "%", "p.", "É\u202e"),
  at: fc.constantFrom(new Date(0), new Date(1_764_230_400_000), new Date(1_764_230_400_001)),
  rank: fc.integer({ min: -1, max: 2 }),
});
const rowsOf = (parts: readonly Omit<Row, "id">[]): Row[] =>
  parts.map((part, index) => ({ ...part, id: `${String(index).padStart(8, "0")}-0000-4000-8000-000000000000` }));

const ascending = <Value extends string | number>(one: Value, other: Value) => (one < other ? -1 : one > other ? 1 : 0);
const sorted = (rows: readonly Row[]) =>
  rows.toSorted(
    (one, other) =>
      ascending(one.group, other.group) ||
      ascending(other.at.getTime(), one.at.getTime()) ||
      ascending(one.rank, other.rank) ||
      ascending(other.id, one.id),
  );

const read = (rows: readonly Row[], pageSize: number, cursor?: string): Promise<Slice<Row>> =>
  readSlice(sort, { cursor, pageSize }, async (query) => sliceSorted(sort, rows, query));

/** Reads all pages forward from the first, then all pages back from the last. */
async function walk(rows: readonly Row[], pageSize: number) {
  const forward = [await read(rows, pageSize)];
  for (let next = forward[0]?.next; next; next = forward.at(-1)?.next) forward.push(await read(rows, pageSize, next));
  const back = forward.slice(-1);
  for (let previous = back[0]?.previous; previous; previous = back[0]?.previous)
    back.unshift(await read(rows, pageSize, previous));
  return { forward: forward.flatMap(({ rows: page }) => page), back: back.flatMap(({ rows: page }) => page) };
}

const parts = fc.array(row, { maxLength: 25 });
const size = fc.integer({ min: 1, max: 7 });

describe("readSlice", () => {
  it("HOUSE-31 paging reads every row of a list with ties once, forward and back", async () => {
    await fc.assert(
      fc.asyncProperty(parts, size, async (given, pageSize) => {
        const rows = rowsOf(given);
        const { forward, back } = await walk(rows, pageSize);
        expect(forward).toEqual(sorted(rows));
        expect(back).toEqual(forward);
      }),
    );
  });

  it("HOUSE-31 paging repeats and loses no row while other rows come and go between pages", async () => {
    await fc.assert(
      fc.asyncProperty(parts, parts, size, fc.nat(), async (kept, others, pageSize, seed) => {
        const all = rowsOf([...kept, ...others]);
        const stay = all.slice(0, kept.length);
        const seen: Row[] = [];
        let [cursor, step]: [string | null | undefined, number] = [undefined, seed];
        do {
          // Each page sees a different part of the other rows.
          const there = [...stay, ...all.slice(kept.length).filter((_, index) => ((step + index) * 7) % 3 === 0)];
          const page = await read(there, pageSize, cursor ?? undefined);
          seen.push(...page.rows);
          [cursor, step] = [page.next, step + 1];
        } while (cursor !== null && step < seed + 100);
        expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
        expect(seen).toEqual(sorted(seen));
        const ids = new Set(seen.map(({ id }) => id));
        expect(stay.filter(({ id }) => !ids.has(id))).toEqual([]);
      }),
    );
  });

  it("HOUSE-31 a page without rows has no next or previous page, in either direction", async () => {
    const rows = sorted(rowsOf(Array.from({ length: 5 }, (_, rank) => ({ group: "a", at: new Date(0), rank }))));
    const nothing = { rows: [], next: null, previous: null };
    expect(await read(rows.slice(0, 3), 2, (await read(rows, 4)).next ?? "")).toEqual(nothing);
    const second = await read(rows, 2, (await read(rows, 2)).next ?? "");
    expect(await read(rows.slice(2), 2, second.previous ?? "")).toEqual(nothing);
    expect(await read([], 2)).toEqual(nothing);
  });

  it.each(["", "a", "a_0_0", "p.p.a_0_0_x", `a_0_01_${"0".repeat(8)}-0000-0000-0000-${"0".repeat(12)}`, "%E0_0_0_x"])(
    "HOUSE-31 the cursor %j is rejected",
    async (cursor) => {
      await expect(read([], 2, cursor)).rejects.toMatchObject({
        code: "invalid-input",
        issues: [{ path: "cursor", key: "invalid-format" }],
      });
    },
  );
});
