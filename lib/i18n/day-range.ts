import "server-only";
import { Temporal } from "temporal-polyfill";

export const rangePresets = ["today", "yesterday", "7-days", "30-days"] as const;
export type RangePreset = (typeof rangePresets)[number];

/** Whole days in a zone. `start` is inclusive, `end` exclusive; a day has the length it has in the zone. */
export interface DayRange {
  /** "2026-11-27", both days included. */
  from: string;
  to: string;
  start: Date;
  end: Date;
  /** The preset that covers these days today. */
  preset: RangePreset | null;
  /** The same number of days before and after; `next` is null when it would begin in the future. */
  previous: { from: string; to: string };
  next: { from: string; to: string } | null;
}

const longestDays = 366;

/**
 * Parses the days of an address: `range` for a preset, else `from` and `to`. Invalid values give the last seven days.
 */
export function dayRange(
  given: { range?: unknown; from?: unknown; to?: unknown },
  timeZone: string,
  now: Date,
): DayRange {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  const preset = rangePresets.find((name) => name === given.range);
  const [from, to] = (preset ? undefined : days(given, today)) ?? presetDays(preset ?? "7-days", today);
  const length = from.until(to).days + 1;
  const shifted = (by: number) => ({ from: from.add({ days: by }).toString(), to: to.add({ days: by }).toString() });
  const instant = (day: Temporal.PlainDate) => new Date(day.toZonedDateTime(timeZone).epochMilliseconds);
  return {
    from: from.toString(),
    to: to.toString(),
    start: instant(from),
    end: instant(to.add({ days: 1 })),
    preset: rangePresets.find((name) => presetDays(name, today).join() === [from, to].join()) ?? null,
    previous: shifted(-length),
    next: Temporal.PlainDate.compare(to, today) < 0 ? shifted(length) : null,
  };
}

/** Returns every day that overlaps `from` … `to` (exclusive), oldest first. */
export function daysBetween(from: Date, to: Date, timeZone: string): string[] {
  const dayOf = (ms: number) => Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timeZone).toPlainDate();
  const first = dayOf(from.getTime());
  const { days } = first.until(dayOf(to.getTime() - 1));
  return Array.from({ length: days + 1 }, (_, index) => first.add({ days: index }).toString());
}

function presetDays(preset: RangePreset, today: Temporal.PlainDate): [Temporal.PlainDate, Temporal.PlainDate] {
  const back = (count: number) => today.subtract({ days: count });
  const ranges = { today: [today, today], yesterday: [back(1), back(1)], "7-days": [back(6), today] } as const;
  const [from, to] = preset === "30-days" ? ([back(29), today] as const) : ranges[preset];
  return [from, to];
}

function days(
  given: { from?: unknown; to?: unknown },
  today: Temporal.PlainDate,
): [Temporal.PlainDate, Temporal.PlainDate] | undefined {
  const from = plainDate(given.from);
  const to = plainDate(given.to);
  if (!from || !to || Temporal.PlainDate.compare(from, to) > 0) return undefined;
  if (from.until(to).days >= longestDays || Temporal.PlainDate.compare(from, today) > 0) return undefined;
  return [from, to];
}

function plainDate(text: unknown): Temporal.PlainDate | undefined {
  if (typeof text !== "string" || !/^20\d\d-\d\d-\d\d$/.test(text)) return undefined;
  try {
    return Temporal.PlainDate.from(text, { overflow: "reject" });
  } catch {
    return undefined;
  }
}
