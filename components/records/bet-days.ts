import "server-only";
import { type DayRange, dayRange } from "#lib/i18n/day-range.ts";

const dayMs = 86_400_000;

export interface BetDays {
  /** For the date fields and the steps to other days, which go by whole days. */
  days: DayRange;
  /** What is listed: `from` inclusive, `to` exclusive. */
  from: Date;
  to: Date;
  /** The last 24 hours, which begin in the middle of yesterday; their `days` are today. */
  lastDay: boolean;
  /** The same as the query of an address. */
  query: Record<string, string>;
  /** For the name of a download. */
  fileName: string;
}

/** What the address of the betting record and of profit and loss asks for: as other records (`dayRange`), or the last 24 hours. */
export function betDays(given: Record<string, unknown>, timeZone: string, now: Date): BetDays {
  const lastDay = given.range === "24-hours";
  const days = dayRange(lastDay ? { range: "today" } : given, timeZone, now);
  const [from, to] = lastDay ? [new Date(now.getTime() - dayMs), now] : [days.start, days.end];
  const query: Record<string, string> = lastDay ? { range: "24-hours" } : { from: days.from, to: days.to };
  return { days, from, to, lastDay, query, fileName: `${lastDay ? "24-hours" : days.from}-${days.to}.csv` };
}
