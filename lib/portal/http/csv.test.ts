import { expect, it } from "vitest";
import type { CsvCell } from "#lib/contracts/csv-cell.ts";
import { csvLines } from "#lib/portal/http/csv.ts";

const line = (...cells: CsvCell[]) => csvLines([cells], "Asia/Manila");

it.each(["=1+1", "+1", "-2+3", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "＝1+1"])(
  "SEC-CSV-01 the text %j stays text in a spreadsheet",
  (text) => {
    expect(line(text).replaceAll('"', "")).toBe(`'${text}\r\n`);
  },
);

it("SEC-CSV-01 other text stays as it is, and amounts below zero stay numbers", () => {
  expect(line("plain, with comma", { figure: "-5.00" }, { figure: "12" })).toBe('"plain, with comma",-5.00,12\r\n');
});

it("SEC-CSV-01 a figure that is no number is written as text", () => {
  expect(line({ figure: "-1+cmd" }, { figure: "=1" })).toBe("'-1+cmd,'=1\r\n");
});

it("HOUSE-31 a time is written in the zone that its column names", () => {
  expect(line({ zoned: "Time" }, { instant: new Date("2026-11-27T17:30:05.250Z") })).toBe(
    "Time (Asia/Manila),2026-11-28 01:30:05\r\n",
  );
});
