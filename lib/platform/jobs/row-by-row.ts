import "server-only";
import type { Context } from "#lib/platform/context.ts";
import { transact } from "#lib/platform/transact.ts";

const batch = 500;

interface RowByRow<Row extends object> {
  /** Returns at most `limit` due rows in a fixed order, without the first `skip`. Rows that were handled are not due. */
  list: (skip: number, limit: number) => Promise<Row[]>;
  /** Handles a row in its own transaction; false when another process was faster. */
  handle: (tx: Context, row: Row) => Promise<boolean>;
}

/**
 * Handles every due row, each in its own transaction: a row that fails is logged and does not hold back the rows behind
 * it. Returns the number of handled rows.
 * @throws Error: after the last row, when any row failed
 */
export async function rowByRow<Row extends object>(context: Context, { list, handle }: RowByRow<Row>): Promise<number> {
  const errors: unknown[] = [];
  let handled = 0;
  let left = 0;
  let rows: Row[];
  do {
    rows = await list(left, batch);
    for (const row of rows) {
      try {
        if (await transact(context, (tx) => handle(tx, row))) handled += 1;
        else left += 1;
      } catch (error) {
        left += 1;
        errors.push(error);
        context.log.error({ err: error, row: idsOf(row) }, "a row failed");
      }
    }
  } while (rows.length === batch);
  if (errors.length > 0)
    throw new AggregateError(errors, `${rowsText(errors.length)} failed, ${rowsText(handled)} handled`);
  return handled;
}

/** A log line names a row by its ids. The rest of a row is not for a log. */
function idsOf(row: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).filter(([name, value]) => /id$/i.test(name) || typeof value === "number"),
  );
}

const rowsText = (count: number) => `${count} ${count === 1 ? "row" : "rows"}`;
