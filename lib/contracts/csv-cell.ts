import { moneyToWire } from "#lib/kernel/money.ts";

/**
 * One cell of a CSV. Text may come from anyone, so it is escaped against formulas. A `figure` stays a number in a
 * spreadsheet, also below zero. An `instant` is written in the site's time zone, which the name of a `zoned` column says.
 */
export type CsvCell = string | { figure: string } | { instant: Date } | { zoned: string };

/** Returns minor units as a CSV figure. */
export const moneyFigure = (units: bigint): CsvCell => ({ figure: moneyToWire(units) });
