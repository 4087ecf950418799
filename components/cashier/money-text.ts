import { formatMoney } from "#lib/i18n/format.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { moneyToWire } from "#lib/kernel/money.ts";

/** Locale and currency of amounts. */
export interface MoneyPlace {
  locale: Locale;
  currency: string;
}

/** Formats minor units: "₱1,234.50". `short` omits the cents of whole amounts. */
export function moneyText(units: bigint, { locale, currency }: MoneyPlace, short = false): string {
  return formatMoney(moneyToWire(units), locale, { currency, trimZeros: short });
}

/** Returns the currency's narrow symbol, for an amount field. */
export function currencySign({ locale, currency }: MoneyPlace): string {
  const format = new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay: "narrowSymbol" });
  return format.formatToParts(0).find(({ type }) => type === "currency")?.value ?? currency;
}
