import { DateRangeBar } from "#components/ui/date-range-bar.tsx";
import { formatDays } from "#lib/i18n/format.ts";
import type { ListDays } from "#lib/i18n/list-days.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import type { Translate } from "#lib/i18n/translator.ts";

const dayMs = 86_400_000;

interface DayBarProps {
  /** Translator of the area `list`. */
  words: Translate;
  locale: Locale;
  shown: ListDays;
  address: (query: Readonly<Record<string, string>>) => string;
  /** Other filters of the URL, kept when the days change. */
  keep?: Readonly<Record<string, string>>;
}

/** Chooses a list's days, which the URL holds. */
export function DayBar({ words, locale, shown, address, keep = {} }: DayBarProps) {
  const { days, presets, preset } = shown;
  // Rounds, because a day with a clock change has 23 or 25 hours.
  const shift = Math.round((days.end.getTime() - days.start.getTime()) / dayMs);
  return (
    <DateRangeBar
      presets={presets.map((range) => ({
        href: address({ range }),
        label: words(`range-${range}`),
        current: range === preset,
      }))}
      from={days.from}
      to={days.to}
      text={formatDays(days.from, days.to, locale, false)}
      keep={keep}
      previousHref={address(days.previous)}
      {...(days.next ? { nextHref: address(days.next) } : {})}
      labels={{
        presets: words("presets"),
        choose: words("choose-days"),
        from: words("from"),
        to: words("to"),
        apply: words("apply"),
        previous: words("earlier", { days: shift }),
        next: words("later", { days: shift }),
      }}
    />
  );
}
