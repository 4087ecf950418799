import { type WinnerPosition, winnersPerPage } from "#lib/contracts/games/winner-lists.ts";

export interface WinnerPage<Entry> {
  entries: Entry[];
  /** What the next page begins behind; null at the end. */
  next: WinnerPosition | null;
}

/** A page of the rows behind `after`, of which one more was asked for than it shows, to know whether it is the last. */
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
