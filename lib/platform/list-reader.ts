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

/** Returns the use case of a list whose rows are completed a page at a time, with data that its module cannot read. */
export function completedReader<Input extends SliceInput, Row, Totals>(
  read: ListReader<Input, Row, Totals>,
  complete: (context: Context, rows: readonly Row[]) => Promise<Row[]>,
): ListReader<Input, Row, Totals> {
  const completed = async (context: Context, input: Input): Promise<ListAnswer<Row, Totals>> => {
    const answer = await read(context, input);
    return { ...answer, content: await complete(context, answer.content) };
  };
  return Object.assign(completed, {
    async slice(context: Context, input: Input): Promise<Slice<Row>> {
      const page = await read.slice(context, input);
      return { ...page, rows: await complete(context, page.rows) };
    },
  });
}

/** Maps every row of a page to another shape. */
export async function mapSlice<Row, Shown>(
  page: Promise<Slice<Row>>,
  show: (row: Row) => Shown | Promise<Shown>,
): Promise<Slice<Shown>> {
  const { rows, next, previous } = await page;
  return { rows: await Promise.all(rows.map(show)), next, previous };
}
