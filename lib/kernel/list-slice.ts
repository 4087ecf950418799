import { InvalidInputError } from "#lib/kernel/domain-error.ts";
import {
  compareKeys,
  cursorAt,
  type ListPosition,
  type ListSort,
  parseCursor,
  type SortKeys,
  sortTexts,
} from "#lib/kernel/list-cursor.ts";

export interface SliceInput {
  /** The `next` or `previous` of another page; undefined reads the first page. */
  cursor?: string | undefined;
  pageSize: number;
}

/** One page of a list. `next` and `previous` are cursors, null at the ends of the list. */
export interface Slice<Row> {
  rows: Row[];
  next: string | null;
  previous: string | null;
}

/** The query of one page: up to `limit` rows behind `keys`, nearest first; `backward` reads in the opposite order. */
export interface SliceQuery {
  keys: readonly string[] | undefined;
  backward: boolean;
  limit: number;
}

/**
 * Reads one page of a list by its sort keys (keyset), in both directions. Rows that come or go between pages neither
 * repeat nor hide others. An empty page has no cursors.
 * @throws invalid-input: the cursor is not one of this list
 */
export async function readSlice<Sort extends ListSort, Row extends SortKeys<Sort>>(
  sort: Sort,
  { cursor, pageSize }: SliceInput,
  read: (query: SliceQuery) => Promise<Row[]>,
): Promise<Slice<Row>> {
  const position = cursor === undefined ? undefined : positionOf(sort, cursor);
  const backward = position?.backward ?? false;
  // One extra row tells whether there are more.
  const found = await read({ keys: position?.keys, backward, limit: pageSize + 1 });
  const rows = found.slice(0, pageSize);
  const more = found.length > rows.length;
  if (backward) rows.reverse();
  const [first, last] = [rows.at(0), rows.at(-1)];
  // The row of the cursor lies on the other side.
  const [before, behind] = backward ? [more, true] : [position !== undefined, more];
  return {
    rows,
    next: last && behind ? cursorAt(sort, last, false) : null,
    previous: first && before ? cursorAt(sort, first, true) : null,
  };
}

/** Runs the query of `readSlice` on rows in memory, in any order. */
export function sliceSorted<Sort extends ListSort, Row extends SortKeys<Sort>>(
  sort: Sort,
  rows: readonly Row[],
  { keys, backward, limit }: SliceQuery,
): Row[] {
  const sign = backward ? -1 : 1;
  return rows
    .filter((row) => keys === undefined || sign * compareKeys(sort, sortTexts(sort, row), keys) > 0)
    .toSorted((one, other) => sign * compareKeys(sort, sortTexts(sort, one), sortTexts(sort, other)))
    .slice(0, limit);
}

function positionOf(sort: ListSort, cursor: string): ListPosition {
  const position = parseCursor(sort, cursor);
  if (!position) throw new InvalidInputError([{ path: "cursor", key: "invalid-format", params: {} }]);
  return position;
}
