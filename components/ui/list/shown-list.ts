import type { PaperFacts } from "#components/ui/list/paper-head.tsx";
import type { ListDays } from "#lib/i18n/list-days.ts";
import type { Locale } from "#lib/i18n/locales.ts";

/** One page of a list as `readListPage` returns it: its rows and the URLs of related pages. */
export interface ShownList<Row> {
  rows: readonly Row[];
  /** Log reference when the rows could not be read. */
  errorReference: string | null;
  /** True when an invalid part of the URL was ignored. */
  ignored: boolean;
  /** URL of the current page. */
  here: string;
  newest: string | null;
  newer: string | null;
  older: string | null;
  /** Filters from the URL, by name. */
  filters: Readonly<Record<string, string>>;
  /** Returns the URL of the first page with another filter value; without `value` the filter is off. */
  filterAddress(name: string, value?: string): string;
  /** Null for lists without a day filter. */
  days: ListDays | null;
  /** Returns the URL of the first page with other days: `range`, or `from` and `to`. */
  dayAddress(query: Readonly<Record<string, string>>): string;
  locale: Locale;
  timeZone: string;
  now: Date;
  /** Sums of whole days over the whole filter, by day; null for lists without them. */
  daySums: ReadonlyMap<string, bigint> | null;
  paper: PaperFacts;
  csv: { address: string; fileName: string } | null;
}
