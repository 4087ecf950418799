import "server-only";
import { type DayRange, dayRange, rangePresets } from "#lib/i18n/day-range.ts";

const dayMs = 86_400_000;

/** Whole days, as every list offers them; the last 24 hours are for what happens by the minute. */
export const dayPresets = rangePresets;
export const dayAndHourPresets = ["24-hours", ...rangePresets] as const;
export type DayPreset = (typeof dayAndHourPresets)[number];

/** The days that a list shows. */
export interface ListDays {
  /** For the date fields and the steps to other days, which go by whole days. */
  days: DayRange;
  /** What is listed: `from` inclusive, `to` exclusive. */
  from: Date;
  to: Date;
  presets: readonly DayPreset[];
  /** The preset that these days are. */
  preset: DayPreset | null;
  /** The same as the query of an address. */
  query: Record<string, string>;
  /** For the name of a download. */
  name: string;
  /** The address named days that make no sense. */
  ignored: boolean;
}

/**
 * Days as the address of a list names them: `range` for a preset, else `from` and `to`. The last 24 hours begin in the
 * middle of yesterday; their `days` are today.
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
