"use client";
import { Suspense } from "react";
import { cx } from "#components/ui/cx.ts";
import { lazyPart } from "#components/ui/lazy-part.tsx";
import type { ReceiptView } from "#lib/contracts/cashier/cashier-news.ts";
import type { Locale } from "#lib/i18n/locales.ts";

const [ReceiptBellButton] = lazyPart(() => import("#components/layout/receipt-bell-button.tsx"));

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

/** CASH-05: the bell of a member's header. A file of its own, so that visitors do not load it. */
export function ReceiptBell(props: ReceiptBellProps) {
  return (
    <Suspense fallback={<span className={cx("size-tap shrink-0", props.className)} />}>
      <ReceiptBellButton {...props} />
    </Suspense>
  );
}
