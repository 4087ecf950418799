import { formatMoney } from "#lib/i18n/format.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { moneyToWire } from "#lib/kernel/money.ts";

/** Where amounts are written. */
export interface MoneyPlace {
  locale: Locale;
  currency: string;
}

/** Minor units → "₱1,234.50". `short` leaves out the cents of whole amounts. */
export function moneyText(units: bigint, { locale, currency }: MoneyPlace, short = false): string {
  return formatMoney(moneyToWire(units), locale, { currency, trimZeros: short });
}

/** The currency's own sign, for a field that an amount is typed into. */
export function currencySign({ locale, currency }: MoneyPlace): string {
  const format = new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay: "narrowSymbol" });
  return format.formatToParts(0).find(({ type }) => type === "currency")?.value ?? currency;
}
