import "server-only";
import type { Slice, SliceInput } from "#lib/kernel/list-slice.ts";
import type { Context } from "#lib/platform/context.ts";

export interface ListAnswer<Row, Totals> {
  content: Row[];
  next: string | null;
  previous: string | null;
  /** Totals of all filtered rows, whatever page is read. */
  totals: Totals;
}

/** The use case of a list. `slice` reads a page without totals, for downloads. */
export interface ListReader<Input extends SliceInput, Row, Totals> {
  (context: Context, input: Input): Promise<ListAnswer<Row, Totals>>;
  slice(context: Context, input: Input): Promise<Slice<Row>>;
}

/** Returns the use case that reads rows and totals of a list in parallel, each by one query of its module. */
export function listReader<Input extends SliceInput, Row, Totals>(
  slice: (context: Context, input: Input) => Promise<Slice<Row>>,
  totals: (context: Context, input: Input) => Promise<Totals>,
): ListReader<Input, Row, Totals> {
  const read = async (context: Context, input: Input): Promise<ListAnswer<Row, Totals>> => {
    const [{ rows, next, previous }, summed] = await Promise.all([slice(context, input), totals(context, input)]);
    return { content: rows, next, previous, totals: summed };
  };
  return Object.assign(read, { slice });
}

/** Maps every row of a page to another shape. */
export async function mapSlice<Row, Shown>(
  page: Promise<Slice<Row>>,
  show: (row: Row) => Shown | Promise<Shown>,
): Promise<Slice<Shown>> {
  const { rows, next, previous } = await page;
  return { rows: await Promise.all(rows.map(show)), next, previous };
}
