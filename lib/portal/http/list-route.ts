import "server-only";
import type { CsvCell } from "#lib/contracts/csv-cell.ts";
import type { InputOf, OutputOf } from "#lib/contracts/define-call.ts";
import type { ListContract, ListInput, ListRow, ListTotals } from "#lib/contracts/define-list.ts";
import { defaultLocale } from "#lib/i18n/locales.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import type { Slice } from "#lib/kernel/list-slice.ts";
import type { Context } from "#lib/platform/context.ts";
import type { ListAnswer } from "#lib/platform/list-reader.ts";
import type { Services } from "#lib/portal/composition/services.ts";
import { asCsv } from "#lib/portal/http/csv.ts";
import { type PortalHandler, portalRoute } from "#lib/portal/http/portal-route.ts";

/** The `listReader` of this call. */
export interface ListUseCase<Call extends ListContract> {
  (context: Context, input: InputOf<Call>): Promise<OutputOf<Call> & ListAnswer<ListRow<Call>, ListTotals<Call>>>;
  slice(context: Context, input: ListInput<Call>): Promise<Slice<ListRow<Call>>>;
}

/** Binds a list to its use case: pages as JSON and, for a list with a CSV, all filtered rows as a stream. */
export function listRoute<Call extends ListContract>(
  call: Call,
  read: ListUseCase<Call>,
  given: Partial<Services> = {},
): PortalHandler {
  const rows = (context: Context, input: InputOf<Call>) => csvRows(call, read, context, input as ListInput<Call>);
  return portalRoute(call, read, given, call.csv ? { "text/csv": asCsv(rows) } : {});
}

const csvPageSize = 1000;

/** Reads from the cursor to the end of the list, one page at a time, so memory does not grow with history. */
async function* csvRows<Call extends ListContract>(
  { csv }: Call,
  read: ListUseCase<Call>,
  context: Context,
  input: ListInput<Call>,
): AsyncGenerator<CsvCell[][]> {
  const { area = "", columns = [] } = csv ?? {};
  const t = await translatorFor(context.request?.language ?? defaultLocale, area);
  yield [columns.map((column) => ("instant" in column ? { zoned: t(column.header) } : t(column.header)))];
  let cursor = input.cursor;
  do {
    const { rows, next } = await read.slice(context, { ...input, cursor, pageSize: csvPageSize });
    yield rows.map((row) =>
      columns.map((column) => ("instant" in column ? { instant: column.instant(row) } : column.cell(row, t))),
    );
    cursor = next ?? undefined;
  } while (cursor !== undefined);
}
