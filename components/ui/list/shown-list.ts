import type { ListDays } from "#lib/i18n/list-days.ts";

/** A list as a page read it (`readListPage`): one page of rows, and every address that leads on from it. */
export interface ShownList<Row> {
  rows: readonly Row[];
  /** Reference in the log when the rows could not be read. */
  fault: string | null;
  /** Part of the address was not valid, and was left out. */
  ignored: boolean;
  /** The page shown. */
  here: string;
  newest: string | null;
  newer: string | null;
  older: string | null;
  /** Filters of the address, by name. */
  filters: Readonly<Record<string, string>>;
  /** The first page with another value of a filter; without one the filter is off. */
  filterAddress(name: string, value?: string): string;
  /** For lists that are filtered by days. */
  days: ListDays | null;
  /** The first page with other days: `range`, or `from` and `to`. */
  dayAddress(query: Readonly<Record<string, string>>): string;
  csv: { address: string; fileName: string } | null;
}
