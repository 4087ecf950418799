import { type WinnerPosition, winnersPerPage } from "#lib/contracts/games/winner-lists.ts";

export interface WinnerPage<Entry> {
  entries: Entry[];
  /** Position of this page's last row; null on the last page. */
  next: WinnerPosition | null;
}

/** Builds a page of the rows after `after`. `found` holds one row more than a page unless the page is the last. */
export function winnerPage<Row, Entry>(
  found: readonly Row[],
  after: WinnerPosition | undefined,
  orderOf: (row: Row) => Omit<WinnerPosition, "place">,
  entryOf: (row: Row) => Entry,
): WinnerPage<Entry> {
  const rows = found.slice(0, winnersPerPage);
  const last = rows.at(-1);
  const more = last !== undefined && found.length > rows.length;
  return {
    entries: rows.map(entryOf),
    next: more ? { place: (after?.place ?? 0) + rows.length, ...orderOf(last) } : null,
  };
}
