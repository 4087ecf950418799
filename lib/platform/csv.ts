import "server-only";
import { stringify } from "csv-stringify/sync";

/** A figure is ours and stays a number in a spreadsheet; text may be anybody's. */
export type CsvCell = string | { figure: string };

/** Lines of RFC 4180. Text that a spreadsheet would run as a formula starts with an apostrophe. */
export function csvLines(rows: readonly (readonly CsvCell[])[]): string {
  const cells = rows.map((row) => row.map((cell) => (typeof cell === "string" ? harmless(cell) : cell.figure)));
  return stringify(cells, { record_delimiter: "windows" });
}

function harmless(text: string): string {
  return /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
}
