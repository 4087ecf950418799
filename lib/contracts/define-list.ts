import * as z from "zod/mini";
import { inCode } from "#lib/contracts/code-names.ts";
import type { CsvCell } from "#lib/contracts/csv-cell.ts";
import { type CallContract, defineCall, type InputOf, type OutputOf } from "#lib/contracts/define-call.ts";
import { queryInteger, timestamp } from "#lib/contracts/wire.ts";
import type { Translate } from "#lib/i18n/translator.ts";
import { cursorPattern, type ListSort } from "#lib/kernel/list-cursor.ts";
import type { SliceInput } from "#lib/kernel/list-slice.ts";

/** The list as CSV (`Accept: text/csv`): all rows that match the filter. A column of times has `instant`. */
interface ListCsv<Row> {
  /** Message area of the header keys. */
  area: string;
  columns: readonly ({ header: string } & ({ cell(row: Row, t: Translate): CsvCell } | { instant(row: Row): Date }))[];
}

/** The parts of a list's contract that a page reads. `defineList` creates it. */
export interface ListContract<
  Input extends z.core.$ZodType = z.core.$ZodType,
  Output extends z.core.$ZodType = z.core.$ZodType,
> extends CallContract<Input, Output> {
  readonly filters: Readonly<Record<string, z.core.$ZodType>>;
  readonly sort: ListSort;
  readonly csv: ListCsv<unknown> | null;
}

export type ListInput<Call extends ListContract> = InputOf<Call> & SliceInput;
export type ListRow<Call extends ListContract> = OutputOf<Call> extends { content: (infer Row)[] } ? Row : never;
export type ListTotals<Call extends ListContract> = OutputOf<Call> extends { totals: infer Totals } ? Totals : never;

/** Filter by time: `from` is inclusive, `to` exclusive. A page's URL has days instead (`list-days.ts`). */
export const dayFilters = { from: z.optional(timestamp), to: z.optional(timestamp) };

/** Totals of a list that only counts its rows. */
export const countTotals = { count: z.int() };

type Given = Parameters<typeof defineCall>[0];

interface GivenList<
  Sort extends ListSort,
  Filters extends z.core.$ZodShape,
  Row extends z.core.$ZodType,
  Totals extends z.core.$ZodShape,
> extends Pick<Given, "name" | "summary" | "path" | "roles" | "needsRecentSession"> {
  /** Fields of the input, all optional, each parsed from one text. */
  filters: Filters;
  row: Row;
  /** Computed over the whole filter, on every page. */
  totals: Totals;
  sort: Sort;
  csv?: ListCsv<z.output<Row>>;
}

/**
 * Defines a list and its call. Filters are in the URL (`list-address.ts`), rows are paged both ways by cursor
 * (`readKeyset`), the route is `listRoute`, the page `readListPage` and `RecordList`. How to add one:
 * docs/how-to/list-page.md.
 */
export function defineList<
  const Sort extends ListSort,
  Filters extends z.core.$ZodShape,
  Row extends z.core.$ZodType,
  Totals extends z.core.$ZodShape,
>({ filters, row, totals, sort, csv, ...given }: GivenList<Sort, Filters, Row, Totals>) {
  const call = defineCall({
    ...given,
    method: "GET",
    input: inCode(
      z.strictObject({
        ...filters,
        /** The `next` or `previous` of another page; absent for the first page. */
        cursor: z.optional(z.string().check(z.maxLength(1000), z.regex(cursorPattern(sort)))),
        pageSize: z._default(queryInteger(1, 100), 20),
      }),
    ),
    output: z.object({
      content: z.array(row),
      next: z.nullable(z.string()),
      previous: z.nullable(z.string()),
      totals: z.object(totals),
    }),
  });
  return { ...call, filters, sort, csv: csv ?? null };
}
