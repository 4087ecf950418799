import "server-only";
import { stringify } from "csv-stringify/sync";

/** A `figure` is from us and stays a number in a spreadsheet; text may come from anybody. */
export type CsvCell = string | { figure: string };

/** Writes rows as CSV (RFC 4180). Text that a spreadsheet would run as a formula gets a leading apostrophe. */
export function csvLines(rows: readonly (readonly CsvCell[])[]): string {
  const cells = rows.map((row) => row.map((cell) => (typeof cell === "string" ? harmless(cell) : cell.figure)));
  return stringify(cells, { record_delimiter: "windows" });
}

function harmless(text: string): string {
  return /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
}
