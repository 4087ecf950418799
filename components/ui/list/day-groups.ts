import type { ReactNode } from "react";
import type { RowGroup } from "#components/ui/data-table.tsx";
import type { ShownList } from "#components/ui/list/shown-list.ts";
import { clockTime, formatDate } from "#lib/i18n/format.ts";
import type { Translate } from "#lib/i18n/translator.ts";

interface Days<Row> {
  timeOf: (row: Row) => Date;
  figure: (sum: bigint) => ReactNode;
}

type Grouped = Pick<ShownList<unknown>, "locale" | "timeZone" | "now" | "daySums">;

const dayMs = 86_400_000;

/** Returns the heading of a row's day, "Today, November 30", with the sum of the whole day. */
export function dayGroups<Row>(
  { locale, timeZone, now, daySums }: Grouped,
  words: Translate,
  { timeOf, figure }: Days<Row>,
): (row: Row) => RowGroup {
  const dayOf = (time: Date) => clockTime(time, timeZone).slice(0, 10);
  const today = dayOf(now);
  const yesterday = new Date(Date.parse(today) - dayMs).toISOString().slice(0, 10);
  return (row) => {
    const time = timeOf(row);
    const key = dayOf(time);
    const day = formatDate(time, locale, timeZone, key.slice(0, 4) === today.slice(0, 4) ? "day" : "date");
    const sum = daySums?.get(key);
    return {
      key,
      label: key === today ? words("today", { day }) : key === yesterday ? words("yesterday", { day }) : day,
      ...(sum ? { figure: figure(sum) } : {}),
    };
  };
}
