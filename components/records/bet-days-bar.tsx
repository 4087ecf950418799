import type { BetDays } from "#components/records/bet-days.ts";
import { betAddress, betRanges } from "#components/records/bet-query.ts";
import { DateRangeBar } from "#components/ui/date-range-bar.tsx";
import type { Translate } from "#lib/i18n/translator.ts";

const dayMs = 86_400_000;

interface BetDaysBarProps {
  t: Translate;
  /** Address of the record, with its language. */
  page: string;
  shown: BetDays;
  /** Other filters of the address, kept when the days change. */
  keep?: Readonly<Record<string, string>>;
}

/** The days of the betting record and of profit and loss. */
export function BetDaysBar({ t, page, shown: { days, lastDay }, keep = {} }: BetDaysBarProps) {
  const address = (query: Record<string, string>) => betAddress(page, { ...keep, ...query });
  // A day on which the clocks change is still one.
  const shift = Math.round((days.end.getTime() - days.start.getTime()) / dayMs);
  return (
    <DateRangeBar
      presets={betRanges.map((range) => ({
        href: address({ range }),
        label: t(`range-${range}`),
        current: range === (lastDay ? "24-hours" : days.preset),
      }))}
      from={days.from}
      to={days.to}
      keep={keep}
      previousHref={address(days.previous)}
      {...(days.next ? { nextHref: address(days.next) } : {})}
      labels={{
        presets: t("presets"),
        from: t("from"),
        to: t("to"),
        apply: t("apply"),
        previous: t("earlier", { days: shift }),
        next: t("later", { days: shift }),
      }}
    />
  );
}
