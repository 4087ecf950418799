import { integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { ListSort } from "#lib/kernel/list-cursor.ts";
import { readSlice, type Slice, type SliceInput, sliceSorted } from "#lib/kernel/list-slice.ts";
import type { Database } from "#lib/platform/database.ts";
import { readKeyset } from "#lib/platform/keyset.ts";
import { services } from "#lib/portal/composition/services.ts";

const sample = pgTable("keyset_sample", {
  name: text().notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
  rank: integer().notNull(),
  id: uuid().primaryKey(),
});
type Row = typeof sample.$inferSelect;

const columns = { name: sample.name, at: sample.at, rank: sample.rank, id: sample.id };

/** One direction for all columns is one row comparison; mixed directions are a chain of comparisons. */
const sorts = {
  "one way": { at: ["instant", "desc"], rank: ["integer", "desc"], id: ["uuid", "desc"] },
  "both ways": { name: ["text", "asc"], rank: ["integer", "desc"], at: ["instant", "asc"], id: ["uuid", "desc"] },
} as const satisfies Record<string, ListSort>;

const parts = fc.array(
  fc.record({
    name: fc.constantFrom("", "a", "a_b", "b%'"),
    at: fc.constantFrom(new Date(1_764_230_400_000), new Date(1_764_230_400_001)),
    rank: fc.integer({ min: -1, max: 1 }),
  }),
  { minLength: 1, maxLength: 15 },
);

/** Reads all pages forward, then all pages back. */
async function walk(read: (input: SliceInput) => Promise<Slice<Row>>, pageSize: number): Promise<Slice<Row>[]> {
  const pages = [await read({ pageSize })];
  for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) pages.push(await read({ pageSize, cursor: next }));
  for (let before = pages.at(-1)?.previous; before; before = pages.at(-1)?.previous)
    pages.push(await read({ pageSize, cursor: before }));
  return pages;
}

const stored = ({ orm }: Database, sort: ListSort, input: SliceInput): Promise<Slice<Row>> =>
  readKeyset<ListSort, Row>(sort, columns, input, ({ where, orderBy, limit }) =>
    orm
      .select()
      .from(sample)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit),
  );

it.each(Object.entries(sorts))(
  "HOUSE-31 a query sorted %s gives the same pages as sorting its rows in memory",
  async (_, sort) => {
    const undo = new Error("undo");
    const work = services().db.begin(async (tx) => {
      await tx.sql`create temp table keyset_sample
      (name text collate "C" not null, at timestamptz not null, rank int not null, id uuid primary key) on commit drop`;
      await fc.assert(
        fc.asyncProperty(parts, fc.integer({ min: 1, max: 5 }), async (given, pageSize) => {
          const rows: Row[] = given.map((part) => ({ ...part, id: crypto.randomUUID() }));
          await tx.orm.delete(sample);
          await tx.orm.insert(sample).values(rows);
          const inMemory = (input: SliceInput) =>
            readSlice<ListSort, Row>(sort, input, async (query) => sliceSorted<ListSort, Row>(sort, rows, query));
          expect(await walk((input) => stored(tx, sort, input), pageSize)).toEqual(await walk(inMemory, pageSize));
        }),
        { numRuns: 25 },
      );
      throw undo;
    });
    await expect(work).rejects.toBe(undo);
  },
);
