import * as z from "zod/mini";
import { type CallContract, defineCall, type InputOf, type OutputOf } from "#lib/contracts/define-call.ts";
import { queryInteger, timestamp } from "#lib/contracts/wire.ts";
import type { Translate } from "#lib/i18n/translator.ts";
import { cursorPattern, type ListSort } from "#lib/kernel/list-cursor.ts";
import type { SliceInput } from "#lib/kernel/list-slice.ts";
import { moneyToWire } from "#lib/kernel/money.ts";

/** A figure stays a number in a spreadsheet; a text is anybody's, and is made harmless. */
type CsvCell = string | { figure: string };

/** Minor units as a figure of a CSV. */
export const moneyFigure = (units: bigint): CsvCell => ({ figure: moneyToWire(units) });

/** The list as CSV, by `Accept: text/csv`: all rows of the filter. Times are UTC. */
interface ListCsv<Row> {
  /** Area of the messages that the headers are keys of. */
  area: string;
  columns: readonly { header: string; cell(row: Row, t: Translate): CsvCell }[];
}

/** What a page needs to know of a list; `defineList` makes it. */
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

/** Filter by time: `from` is inclusive, `to` exclusive. In the address of a page they are days (`list-days.ts`). */
export const dayFilters = { from: z.optional(timestamp), to: z.optional(timestamp) };

/** Totals of a list that counts its rows and sums nothing. */
export const countTotals = { count: z.int() };

type Given = Parameters<typeof defineCall>[0];

interface GivenList<
  Sort extends ListSort,
  Filters extends z.core.$ZodShape,
  Row extends z.core.$ZodType,
  Totals extends z.core.$ZodShape,
> extends Pick<Given, "name" | "summary" | "path" | "roles" | "needsRecentSession"> {
  /** Fields of the input, all optional, each from one text. */
  filters: Filters;
  row: Row;
  /** Over the whole filter, whatever page is read. */
  totals: Totals;
  sort: Sort;
  csv?: ListCsv<z.output<Row>>;
}

/**
 * A list: its call and everything that follows from it. Filters stand in the address (`list-address.ts`), rows are paged
 * both ways by cursor (`readKeyset`), the route is `listRoute`, the page `readListPage` and `RecordList`.
 * How to add one: docs/how-to/list-page.md.
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
    input: z.strictObject({
      ...filters,
      /** The `next` or `previous` of another page; the first one without. */
      cursor: z.optional(z.string().check(z.maxLength(1000), z.regex(cursorPattern(sort)))),
      pageSize: z._default(queryInteger(1, 100), 20),
    }),
    output: z.object({
      content: z.array(row),
      next: z.nullable(z.string()),
      previous: z.nullable(z.string()),
      totals: z.object(totals),
    }),
  });
  return { ...call, filters, sort, csv: csv ?? null };
}
