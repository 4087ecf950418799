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
  /** The `next` or `previous` of another page; the head of the list without. */
  cursor?: string | undefined;
  pageSize: number;
}

/** One page of a list. `next` and `previous` are cursors, null where the list ends. */
export interface Slice<Row> {
  rows: Row[];
  next: string | null;
  previous: string | null;
}

/** What to read: up to `limit` rows behind `keys`, nearest first; `backward` in the opposite order. */
export interface SliceQuery {
  keys: readonly string[] | undefined;
  backward: boolean;
  limit: number;
}

/**
 * Reads one page of a list by its sort keys (keyset), in both directions: what arrives or goes meanwhile neither repeats
 * nor hides another row. Where nothing is left it is empty and leads nowhere. Error: invalid-input.
 */
export async function readSlice<Sort extends ListSort, Row extends SortKeys<Sort>>(
  sort: Sort,
  { cursor, pageSize }: SliceInput,
  read: (query: SliceQuery) => Promise<Row[]>,
): Promise<Slice<Row>> {
  const position = cursor === undefined ? undefined : positionOf(sort, cursor);
  const backward = position?.backward ?? false;
  // One more than asked for tells whether there are more.
  const found = await read({ keys: position?.keys, backward, limit: pageSize + 1 });
  const rows = found.slice(0, pageSize);
  const more = found.length > rows.length;
  if (backward) rows.reverse();
  const [first, last] = [rows.at(0), rows.at(-1)];
  // The row that the cursor was made of lies on the other side.
  const [before, behind] = backward ? [more, true] : [position !== undefined, more];
  return {
    rows,
    next: last && behind ? cursorAt(sort, last, false) : null,
    previous: first && before ? cursorAt(sort, first, true) : null,
  };
}

/** What `readSlice` asks for, of rows that are in memory in any order. */
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
