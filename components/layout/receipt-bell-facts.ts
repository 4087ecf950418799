import type { ReceiptView } from "#lib/contracts/cashier/cashier-news.ts";
import type { Locale } from "#lib/i18n/locales.ts";

/** What the bell shows before the first live update. */
export interface ReceiptBellFacts {
  locale: Locale;
  currency: string;
  timeZone: string;
  /** Server time of the render, ISO 8601. */
  serverNow: string;
  receipts: readonly ReceiptView[];
  rewards: number;
  text: { title: string; receipts: string; all: string };
}

export interface ReceiptBellProps {
  facts: ReceiptBellFacts;
  className?: string;
}
