"use client";
import { useAtomValue } from "jotai";
import { Bell } from "lucide-react";
import { Suspense, useState } from "react";
import type { ReceiptBellProps } from "#components/layout/receipt-bell-facts.ts";
import { clock } from "#components/ui/countdown.tsx";
import { cx } from "#components/ui/cx.ts";
import { lazyPart } from "#components/ui/lazy-part.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { useRenderedTime } from "#components/ui/use-rendered-time.ts";
import { useSecondsUntil } from "#components/ui/use-seconds-until.ts";
import { liveAtoms } from "#lib/client/live-state.ts";
import { localePath } from "#lib/i18n/locale-path.ts";

const [WaitingReceipts, fetchReceipts] = lazyPart(() => import("#components/cashier/waiting-receipts.tsx"));

const menuId = "receipt-menu";

/**
 * CASH-05: shows on every page how many payouts wait for the player's answer and how long, and asks for the answers.
 * The questions load on intent.
 */
export default function ReceiptBellButton({ facts, className }: ReceiptBellProps) {
  const { locale, serverNow, text } = facts;
  const [opened, setOpened] = useState(false);
  const receipts = useAtomValue(liveAtoms.cashier)?.receipts ?? facts.receipts;
  const rewards = useAtomValue(liveAtoms.rewards)?.claimable ?? facts.rewards;
  const first = receipts.find(({ dueAt }) => dueAt !== null)?.dueAt?.getTime();
  useRenderedTime(serverNow);
  const left = useSecondsUntil({ endMs: first, by: "server", firstMs: (first ?? 0) - Date.parse(serverNow) });
  return (
    <>
      <button
        type="button"
        popoverTarget={menuId}
        onPointerEnter={fetchReceipts}
        onFocus={fetchReceipts}
        className={cx(
          "relative grid size-tap shrink-0 place-items-center rounded-md text-2 transition-colors duration-fast hover:bg-surface-2 hover:text-1",
          className,
        )}
      >
        <Bell aria-hidden size={20} className={first === undefined ? undefined : "-translate-y-1.5"} />
        <span className="sr-only">
          {receipts.length > 0 ? `${text.title}, ${text.receipts}: ${receipts.length}` : text.title}
        </span>
        {receipts.length > 0 && (
          <span
            translate="no"
            aria-hidden
            className="money absolute end-0.5 top-0 grid h-[18px] min-w-[18px] place-items-center rounded-full bg-hot px-1 text-2xs font-bold text-on-hot"
          >
            {receipts.length}
          </span>
        )}
        {first !== undefined && (
          <span
            translate="no"
            aria-hidden
            className="money absolute inset-x-0 bottom-0.5 text-center text-2xs font-bold text-1"
          >
            {clock(left)}
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
          "lg:end-7 lg:top-[62px] lg:w-[392px] lg:rounded-xl lg:animate-[rise-in_var(--t-base)_var(--ease)]",
          "max-lg:inset-x-0 max-lg:bottom-0 max-lg:w-full max-lg:rounded-t-xl max-lg:pt-2.5 max-lg:pb-[max(20px,env(safe-area-inset-bottom))] max-lg:backdrop:bg-scrim max-lg:animate-[sheet-in_var(--t-slow)_var(--ease)]",
        )}
      >
        <span aria-hidden className="mx-auto mb-2 block h-1 w-9 rounded-full bg-line-control lg:hidden" />
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
          <Suspense>
            <WaitingReceipts {...facts} {...{ receipts, rewards }} />
          </Suspense>
        )}
      </aside>
    </>
  );
}
