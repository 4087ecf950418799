import type { ReactNode } from "react";
import { cx } from "#components/ui/cx.ts";
import { formatWeekday, zoneName } from "#lib/i18n/format.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import type { Translate } from "#lib/i18n/translator.ts";
import { type ServiceDay, serviceDay, serviceHours } from "#lib/kernel/service-hours.ts";

interface HelpHoursProps {
  /** Translator of the area `help`. */
  t: Translate;
  locale: Locale;
  now: Date;
  timeZone: string;
  /** Links to customer service, or what stands in their place. */
  ways: ReactNode;
  /** True when there is a channel to write to. */
  reachable: boolean;
}

const dayMs = 86_400_000;
const dayMinutes = 24 * 60;
const share = (minutes: number) => `${(minutes / dayMinutes) * 100}%`;

/** NAV-08: shows the service hours as a bar of the site's day, whether somebody answers now, and the ways to write. */
export function HelpHours({ t, locale, now, timeZone, ways, reachable }: HelpHoursProps) {
  const day = serviceDay(now, timeZone);
  const time = clockOf(day.minutes);
  return (
    <section
      id="contact"
      aria-labelledby="contact-title"
      className="grid content-start gap-3 panel p-[18px] target:edge-control"
    >
      <div className="grid gap-1">
        <h2 id="contact-title" className="flex items-center gap-2.5 text-lg">
          <span
            aria-hidden
            className={cx(
              "mx-1 size-[9px] shrink-0 rounded-full",
              day.open ? "bg-positive shadow-[0_0_0_4px_var(--positive-soft)]" : "bg-(--text-3)",
            )}
          />
          {reachable ? headline(t, locale, { day, now, timeZone }) : t("hours.title")}
        </h2>
        {reachable && <p className="text-sm">{t(day.open ? "hours.open-text" : "hours.closed-text")}</p>}
      </div>
      <div className="grid gap-1.5 text-xs text-3">
        <DayBar day={day} label={t("hours.bar", { ...barTimes, now: time })} />
        <p>{t("hours.week", { zone: zoneName(timeZone, locale, now) })}</p>
        <p>{t("hours.now", { day: formatWeekday(now, locale, timeZone), time })}</p>
      </div>
      {ways}
    </section>
  );
}

function headline(
  t: Translate,
  locale: Locale,
  { day: { open, daysToOpening }, now, timeZone }: { day: ServiceDay; now: Date; timeZone: string },
): string {
  if (open) return t("hours.here");
  if (daysToOpening === 0) return t("hours.back-today");
  if (daysToOpening === 1) return t("hours.back-tomorrow");
  const opening = new Date(now.getTime() + daysToOpening * dayMs);
  return t("hours.back-on", { day: formatWeekday(opening, locale, timeZone) });
}

const clockOf = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
const barTimes = { opens: clockOf(serviceHours.opens * 60), closes: clockOf(serviceHours.closes * 60) };

function DayBar({ day: { open, minutes }, label }: { day: ServiceDay; label: string }) {
  const [from, to] = [serviceHours.opens * 60, serviceHours.closes * 60];
  return (
    <>
      <div role="img" aria-label={label} className="relative h-2.5 rounded-full bg-surface-3">
        <i
          className={cx("absolute inset-y-0 rounded-full", open ? "bg-positive" : "bg-line-control")}
          style={{ insetInlineStart: share(from), inlineSize: share(to - from) }}
        />
        <b
          className="absolute -inset-y-1 w-[3px] rounded-full bg-(--text-1) shadow-[0_0_0_2px_var(--surface-1)]"
          style={{ insetInlineStart: share(minutes) }}
        />
      </div>
      <div aria-hidden translate="no" className="relative h-4 tabular-nums">
        <span className="absolute start-0">00:00</span>
        {[from, to].map((at) => (
          <span key={at} className="absolute" style={{ insetInlineStart: `calc(${share(at)} - 15px)` }}>
            {clockOf(at)}
          </span>
        ))}
      </div>
    </>
  );
}
