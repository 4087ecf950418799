import "server-only";
import { and, asc, desc, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { ListSort, SortKeys } from "#lib/kernel/list-cursor.ts";
import { readSlice, type Slice, type SliceInput } from "#lib/kernel/list-slice.ts";

export interface KeysetQuery {
  where: SQL | undefined;
  orderBy: SQL[];
  limit: number;
}

/**
 * Reads one page of a query by its sort columns. `read` adds the filter to `where`; rows hold the sort keys under their
 * names. An index over filter and sort columns serves both directions.
 */
export function readKeyset<Sort extends ListSort, Row extends SortKeys<Sort>>(
  sort: Sort,
  columns: { readonly [Name in keyof Sort]: SQLWrapper },
  input: SliceInput,
  read: (query: KeysetQuery) => Promise<Row[]>,
): Promise<Slice<Row>> {
  return readSlice(sort, input, ({ keys, backward, limit }) => {
    const parts = Object.entries(sort).map(([name, [kind, order]], index) => ({
      column: sql`${columns[name]}`,
      descending: (order === "desc") !== backward,
      key: sql`${keys?.[index]}::${sql.raw(postgresTypes[kind])}`,
    }));
    return read({
      where: keys && behind(parts),
      orderBy: parts.map(({ column, descending }) => (descending ? desc(column) : asc(column))),
      limit,
    });
  });
}

interface Part {
  column: SQL;
  descending: boolean;
  key: SQL;
}

const postgresTypes = { instant: "timestamptz", integer: "bigint", uuid: "uuid", text: "text" } as const;

/**
 * Selects the rows behind the keys. When all keys sort in the same direction, one row comparison does it, which an
 * index serves directly.
 */
function behind(parts: readonly Part[]): SQL | undefined {
  const [first] = parts;
  if (parts.every(({ descending }) => descending === first?.descending)) {
    const list = (texts: SQL[]) => sql.join(texts, sql`, `);
    const sign = sql.raw(first?.descending ? "<" : ">");
    return sql`(${list(parts.map(({ column }) => column))}) ${sign} (${list(parts.map(({ key }) => key))})`;
  }
  return or(
    ...parts.map(({ column, descending, key }, index) => {
      const equal = parts.slice(0, index).map((before) => sql`${before.column} = ${before.key}`);
      return and(...equal, sql`${column} ${sql.raw(descending ? "<" : ">")} ${key}`);
    }),
  );
}
