"use client";
import { Suspense } from "react";
import type { ReceiptBellProps } from "#components/layout/receipt-bell-facts.ts";
import { cx } from "#components/ui/cx.ts";
import { lazyPart } from "#components/ui/lazy-part.tsx";

const [ReceiptBellButton] = lazyPart(() => import("#components/layout/receipt-bell-button.tsx"));

/** CASH-05: the bell of a member's header. A file of its own, so that visitors do not load it. */
export function ReceiptBell(props: ReceiptBellProps) {
  return (
    <Suspense fallback={<span className={cx("size-tap shrink-0", props.className)} />}>
      <ReceiptBellButton {...props} />
    </Suspense>
  );
}
