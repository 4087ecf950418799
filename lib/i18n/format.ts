import type { Locale } from "#lib/i18n/locales.ts";
import { type NumberPattern, patternOf } from "#lib/i18n/number-pattern.ts";

/** Money has Latin digits in every language, so columns align and amounts look the same everywhere. */
const figures = (locale: Locale) => `${locale}-u-nu-latn`;

const cache = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

function once<F extends Intl.NumberFormat | Intl.DateTimeFormat>(key: string, make: () => F): F {
  const known = cache.get(key);
  if (known) return known as F;
  const made = make();
  cache.set(key, made);
  return made;
}

export interface MoneyStyle {
  /** ISO 4217 code, shown as its narrow symbol. Without it only the number is shown. */
  currency?: string;
  /** `always` writes + or − before every amount except zero. */
  sign?: "negative" | "always";
  /** Leaves out ".00" of whole amounts: presets and limits. */
  trimZeros?: boolean;
}

/** Formats the wire's decimal string: "1234.5" → "₱1,234.50". Exact at any size, without floats. */
export function formatMoney(amount: string, locale: Locale, style: MoneyStyle = {}): string {
  return moneyFormat(locale, style)
    .format(amount as Intl.StringNumericLiteral)
    .replace("-", "−");
}

function moneyFormat(locale: Locale, { currency, sign = "negative", trimZeros = false }: MoneyStyle) {
  return once(`money ${locale} ${currency} ${sign} ${trimZeros}`, () => {
    const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
    return new Intl.NumberFormat(figures(locale), {
      ...digits,
      ...(currency ? { style: "currency", currency, currencyDisplay: "narrowSymbol" } : {}),
      signDisplay: sign === "always" ? "exceptZero" : "negative",
      trailingZeroDisplay: trimZeros ? "stripIfInteger" : "auto",
    });
  });
}

/** Formats 1248 as "1,248". */
export function formatCount(count: number, locale: Locale): string {
  return countFormat(locale).format(count);
}

const countFormat = (locale: Locale) => once(`count ${locale}`, () => new Intl.NumberFormat(figures(locale)));

/** Formats 0.9745 as "97.45%". */
export function formatPercent(fraction: number, locale: Locale): string {
  return percentFormat(locale).format(fraction);
}

const percentFormat = (locale: Locale) =>
  once(`percent ${locale}`, () => new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 2 }));

export type NumberPatterns = Readonly<Record<"money" | "count" | "percent", NumberPattern>>;

/**
 * Returns patterns for code that shows many numbers without Intl. They match `formatMoney` with a currency,
 * `formatCount` and `formatPercent`.
 */
export function numberPatterns(locale: Locale, currency: string): NumberPatterns {
  return {
    money: patternOf(moneyFormat(locale, { currency }), 1_234_567.89),
    count: patternOf(countFormat(locale), 1_234_567),
    percent: patternOf(percentFormat(locale), 12_345.6789),
  };
}

export type DateStyle = "date" | "day" | "time" | "date-time" | "second";

const dateStyles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  date: { day: "numeric", month: "short", year: "numeric" },
  day: { day: "numeric", month: "long" },
  time: { hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
  "date-time": {
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  },
  second: {
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    hourCycle: "h23",
  },
};

/** Formats an instant in a zone. Name the zone once beside a list (`zoneName`), not on every row. */
export function formatDate(
  instant: Date | string,
  locale: Locale,
  timeZone: string,
  style: DateStyle = "date-time",
): string {
  const format = once(`date ${locale} ${timeZone} ${style}`, () => {
    return new Intl.DateTimeFormat(locale, { ...dateStyles[style], timeZone });
  });
  return format.format(new Date(instant));
}

/** Formats an instant of the last days: "today 13:38", "Friday 22:10". Of an earlier one it gives day and month. */
export function formatLately(instant: Date, now: Date, locale: Locale, timeZone: string): string {
  const days = (Date.parse(dayIn(now, timeZone)) - Date.parse(dayIn(instant, timeZone))) / 86_400_000;
  return `${dayName(instant, days, locale, timeZone)} ${formatDate(instant, locale, timeZone, "time")}`;
}

/** Returns the day of an instant in a zone: "2026-11-27". */
function dayIn(instant: Date, timeZone: string): string {
  return clockTime(instant, timeZone).slice(0, 10);
}

function dayName(instant: Date, daysAgo: number, locale: Locale, timeZone: string): string {
  if (daysAgo === 0) return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(0, "day");
  const style: Intl.DateTimeFormatOptions = daysAgo < 7 ? { weekday: "long" } : { day: "numeric", month: "short" };
  const format = once(`day ${locale} ${timeZone} ${style.weekday}`, () => {
    return new Intl.DateTimeFormat(locale, { ...style, timeZone });
  });
  return format.format(instant);
}

/**
 * Formats "2026-11-21" and "2026-11-27" as "Nov 21 – 27, 2026"; the same day twice as that day. Without `year`: "Nov 21
 * – 27".
 */
export function formatDays(from: string, to: string, locale: Locale, year = true): string {
  const format = once(`days ${locale} ${year}`, () => {
    return new Intl.DateTimeFormat(locale, {
      day: "numeric",
      month: "short",
      ...(year ? { year: "numeric" } : {}),
      timeZone: "UTC",
    });
  });
  return format.formatRange(new Date(from), new Date(to));
}

/** Formats an instant for records, the same in every language: "2026-11-27 22:01:13". */
export function clockTime(instant: Date, timeZone: string): string {
  const two = "2-digit";
  const format = once(`clock ${timeZone}`, () => {
    const parts = { year: "numeric", month: two, day: two, hour: two, minute: two, second: two } as const;
    return new Intl.DateTimeFormat("en-u-nu-latn", { ...parts, hourCycle: "h23", timeZone });
  });
  const parts = format.formatToParts(instant).map(({ type, value }) => [type, value]);
  const { year, month, day, hour, minute, second } = Object.fromEntries(parts);
  return `${year}-${month}-${day} ${hour}:${minute}:${second}`;
}

/** Formats the day of the week of an instant in a zone: "Monday". */
export function formatWeekday(instant: Date, locale: Locale, timeZone: string): string {
  const format = once(`weekday ${locale} ${timeZone}`, () => {
    return new Intl.DateTimeFormat(locale, { weekday: "long", timeZone });
  });
  return format.format(instant);
}

/** Returns the name of a zone at an instant: "Asia/Manila" → "GMT+8". */
export function zoneName(timeZone: string, locale: Locale, at: Date): string {
  const format = once(`zone ${locale} ${timeZone}`, () => {
    return new Intl.DateTimeFormat(figures(locale), { timeZone, timeZoneName: "shortOffset" });
  });
  return format.formatToParts(at).find((part) => part.type === "timeZoneName")?.value ?? timeZone;
}
