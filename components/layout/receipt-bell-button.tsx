"use client";
import { useAtomValue } from "jotai";
import { Bell } from "lucide-react";
import { Suspense, useState } from "react";
import type { ReceiptBellProps } from "#components/layout/receipt-bell-facts.ts";
import { cx } from "#components/ui/cx.ts";
import { lazyPart } from "#components/ui/lazy-part.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { liveAtoms } from "#lib/client/live-state.ts";
import { localePath } from "#lib/i18n/locale-path.ts";

const [WaitingReceipts, fetchReceipts] = lazyPart(() => import("#components/cashier/waiting-receipts.tsx"));

const menuId = "receipt-menu";

/**
 * CASH-05: shows on every page how many payouts wait for the player's answer, and asks for the answers with the time left
 * and the consequence. The questions load on intent.
 */
export default function ReceiptBellButton({ facts, className }: ReceiptBellProps) {
  const { locale, text } = facts;
  const [opened, setOpened] = useState(false);
  const receipts = useAtomValue(liveAtoms.cashier)?.receipts ?? facts.receipts;
  const rewards = useAtomValue(liveAtoms.rewards)?.claimable ?? facts.rewards;
  return (
    <>
      <button
        type="button"
        popoverTarget={menuId}
        title={text.title}
        onPointerEnter={fetchReceipts}
        onFocus={fetchReceipts}
        className={cx(
          "relative grid size-tap shrink-0 place-items-center rounded-md text-2 transition-colors duration-fast hover:bg-surface-2 hover:text-1",
          className,
        )}
      >
        <Bell aria-hidden size={20} />
        <span className="sr-only">
          {receipts.length > 0 ? `${text.title}, ${text.receipts}: ${receipts.length}` : text.title}
        </span>
        {receipts.length > 0 && (
          <span
            translate="no"
            aria-hidden
            className="money absolute end-1 top-[5px] grid h-[18px] min-w-[18px] place-items-center rounded-full bg-hot px-1 text-2xs font-bold text-on-hot shadow-[0_0_0_2px_var(--surface-0)]"
          >
            {receipts.length}
          </span>
        )}
      </button>
      <aside
        id={menuId}
        aria-label={text.title}
        popover="auto"
        onToggle={({ newState }) => newState === "open" && setOpened(true)}
        className={cx(
          "overlay inset-auto z-30 m-0 max-h-[82dvh] overflow-y-auto p-4 text-2 backdrop:bg-transparent",
          "sm:end-7 sm:top-[58px] sm:w-[392px] sm:rounded-[20px] sm:animate-[rise-in_var(--t-base)_var(--ease)]",
          "max-sm:inset-x-0 max-sm:bottom-0 max-sm:w-full max-sm:rounded-t-xl max-sm:pt-2.5 max-sm:pb-[max(20px,env(safe-area-inset-bottom))] max-sm:backdrop:bg-scrim max-sm:animate-[sheet-in_var(--t-slow)_var(--ease)]",
        )}
      >
        <span aria-hidden className="mx-auto mb-2 block h-1 w-9 rounded-full bg-line-control sm:hidden" />
        <div className="flex min-h-tap flex-wrap items-center justify-between gap-x-4">
          <h2 className="text-lg">{text.title}</h2>
          <PageLink
            href={localePath(locale, "/member/withdraw")}
            className="inline-flex min-h-tap items-center font-semibold text-brand-text"
          >
            {text.all}
          </PageLink>
        </div>
        {opened && (
          <Suspense fallback={receipts.length > 0 && <Skeleton className="h-[196px]" />}>
            <WaitingReceipts {...facts} {...{ receipts, rewards }} />
          </Suspense>
        )}
      </aside>
    </>
  );
}
