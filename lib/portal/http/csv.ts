import "server-only";
import { stringify } from "csv-stringify/sync";
import { Temporal } from "temporal-polyfill";
import type { CsvCell } from "#lib/contracts/csv-cell.ts";
import { readSettings, siteSettings } from "#lib/modules/system/index.ts";
import type { Context } from "#lib/platform/context.ts";

type CsvRows = readonly (readonly CsvCell[])[];

/** Spreadsheets read a file without it in the code page of the machine, where Arabic and the peso sign are noise. */
const byteOrderMark = "\uFEFF";

/** Returns the format "text/csv" of a call: its rows, written as they are read. The first row names the columns. */
export function asCsv<Input>(rows: (context: Context, input: Input) => AsyncGenerator<CsvRows>) {
  return (context: Context, input: Input) => stream(pieces(context, rows(context, input)));
}

async function* pieces(context: Context, parts: AsyncGenerator<CsvRows>): AsyncGenerator<string> {
  const { timeZone } = await readSettings(context, siteSettings);
  let start = byteOrderMark;
  for await (const rows of parts) {
    yield start + csvLines(rows, timeZone);
    start = "";
  }
}

/** Writes rows as CSV (RFC 4180). */
export function csvLines(rows: CsvRows, timeZone: string): string {
  return stringify(
    rows.map((row) => row.map((cell) => written(cell, timeZone))),
    { record_delimiter: "windows" },
  );
}

function written(cell: CsvCell, timeZone: string): string {
  if (typeof cell === "string") return harmless(cell);
  if ("zoned" in cell) return harmless(`${cell.zoned} (${timeZone})`);
  if ("instant" in cell) return localTime(cell.instant, timeZone);
  return /^-?\d+(\.\d+)?$/.test(cell.figure) ? cell.figure : harmless(cell.figure);
}

/** Text that a spreadsheet would run as a formula gets a leading apostrophe, as a person would type it. */
function harmless(text: string): string {
  return /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
}

/** Returns "2026-11-27 18:00:00", which a spreadsheet takes for a date and a time. */
function localTime(instant: Date, timeZone: string): string {
  const local = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone);
  return local.toPlainDateTime().toString({ smallestUnit: "second" }).replace("T", " ");
}

/** Waits for the first piece, so that an early error still becomes a response. */
async function stream(parts: AsyncGenerator<string>): Promise<Response> {
  const encoder = new TextEncoder();
  let first: IteratorResult<string> | undefined = await parts.next();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = first ?? (await parts.next());
      first = undefined;
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: () => void parts.return(undefined),
  });
  const headers = { "content-type": "text/csv; charset=utf-8", "content-disposition": "attachment" };
  return new Response(body, { headers: { ...headers, "cache-control": "private, no-store" } });
}
