import { expect, it } from "vitest";
import { csvLines } from "#lib/platform/csv.ts";

it("SEC-CSV-01 text that begins like a formula is neutralised, and numbers stay numbers", () => {
  const lines = csvLines([["=1+1", "@SUM(A1)", "-2+3", "\t=1", "plain, with comma", { figure: "-5.00" }]]);
  expect(lines).toBe(`'=1+1,'@SUM(A1),'-2+3,'\t=1,"plain, with comma",-5.00\r\n`);
});
