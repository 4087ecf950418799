import "server-only";
import { type DayRange, dayRange, rangePresets } from "#lib/i18n/day-range.ts";

const dayMs = 86_400_000;

/** Whole days, which every list offers. The last 24 hours are for lists that change by the minute. */
export const dayPresets = rangePresets;
export const dayAndHourPresets = ["24-hours", ...rangePresets] as const;
export type DayPreset = (typeof dayAndHourPresets)[number];

/** The days of a list. */
export interface ListDays {
  /** For the date fields and the steps to other days, which use whole days. */
  days: DayRange;
  /** The listed period: `from` inclusive, `to` exclusive. */
  from: Date;
  to: Date;
  presets: readonly DayPreset[];
  /** The preset that gives these days. */
  preset: DayPreset | null;
  /** The query of an address for these days. */
  query: Record<string, string>;
  /** For the file name of a download. */
  name: string;
  /** True when the days of the address were invalid. */
  ignored: boolean;
}

/**
 * Parses the days of a list's address: `range` for a preset, else `from` and `to`. The last 24 hours begin during
 * yesterday; their `days` are today.
 */
export function listDays(
  given: Record<string, unknown>,
  timeZone: string,
  now: Date,
  presets: readonly DayPreset[] = dayPresets,
): ListDays {
  const lastDay = given.range === "24-hours" && presets.includes("24-hours");
  const days = dayRange(lastDay ? { range: "today" } : given, timeZone, now);
  const [from, to] = lastDay ? [new Date(now.getTime() - dayMs), now] : [days.start, days.end];
  return {
    days,
    from,
    to,
    presets,
    preset: lastDay ? "24-hours" : days.preset,
    query: lastDay ? { range: "24-hours" } : { from: days.from, to: days.to },
    name: `${lastDay ? "24-hours" : days.from}-${days.to}`,
    ignored: !lastDay && !follows(given, days),
  };
}

function follows({ range, from, to }: Record<string, unknown>, days: DayRange): boolean {
  if (rangePresets.some((preset) => preset === range)) return true;
  return !range && (!from || from === days.from) && (!to || to === days.to);
}
