"use client";
import { useAtomValue } from "jotai";
import { ArrowLeft, LifeBuoy, Plus, Scale, Timer, Wallet } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useState } from "react";
import type { Count as Counting } from "#components/play/table/counting.ts";
import { FullScreenButton } from "#components/play/table/full-screen-button.tsx";
import { useCounted } from "#components/play/table/use-counted.ts";
import { Count } from "#components/ui/badge.tsx";
import { buttonClass } from "#components/ui/button.tsx";
import { cx } from "#components/ui/cx.ts";
import { PageLink } from "#components/ui/page-link.tsx";
import { liveAtoms } from "#lib/client/live-state.ts";
import { formatMoney } from "#lib/i18n/format.ts";
import { homePath, localePath } from "#lib/i18n/locale-path.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { moneyToWire } from "#lib/kernel/money.ts";

interface GameBarProps {
  locale: Locale;
  game: string;
  studio: string;
  currency: string;
  demo: boolean;
  /** Null until known; minor units. */
  balance: bigint | null;
  net: bigint | null;
  /** A win that is still counted: balance and net result grow with it. */
  win: Counting;
  startedAtMs: number | null;
}

/**
 * Renders the bar above every game, always in this order: back (with the receipts to confirm, CASH-05), session clock,
 * net position, balance, deposit. The deposit is soft gold: the only gold button is the one that stakes money.
 */
export function GameBar({ locale, game, studio, currency, demo, balance, net, win, startedAtMs }: GameBarProps) {
  const t = useTranslations("games");
  const receipts = useAtomValue(liveAtoms.cashier)?.receipts.length ?? 0;
  const missing = win.to - useCounted(win);
  const shown = (units: bigint | null, sign?: "always") =>
    units === null ? "–" : formatMoney(moneyToWire(units), locale, { currency, ...(sign ? { sign } : {}) });
  const netNow = net === null ? null : net - missing;
  return (
    <header className="z-10 flex min-h-14 items-center gap-1 border-b border-line-1 bg-surface-1 ps-1 pe-2.5 lg:gap-3 lg:px-3">
      <PageLink
        href={homePath(locale)}
        className={cx(buttonClass({ tone: "quiet", size: "sm" }), "relative max-lg:px-2.5!")}
      >
        <ArrowLeft aria-hidden size={18} className="flip" />
        <span className="max-lg:sr-only">{t("lobby")}</span>
        {/* Over the link: it comes and goes without moving the bar. */}
        <span className="absolute end-0 top-0">
          <Count value={receipts} label={t("receipts-to-confirm")} />
        </span>
      </PageLink>
      <div className="grid text-sm leading-[1.2] max-lg:hidden">
        <b className="text-1">{game}</b>
        <span translate="no" className="text-3">
          {studio}
        </span>
      </div>
      <dl className="flex flex-1 flex-wrap justify-between gap-x-2 max-lg:me-2 lg:justify-end lg:gap-x-6">
        <Fact icon={<Timer aria-hidden size={16} />} name={t("session")}>
          <SessionClock startedAtMs={startedAtMs} />
        </Fact>
        <Fact
          icon={<Scale aria-hidden size={16} />}
          name={t("net")}
          tone={!netNow ? "text-1" : netNow < 0n ? "text-negative" : "text-positive"}
        >
          <span data-testid="net">{shown(netNow, "always")}</span>
        </Fact>
        <Fact
          icon={<Wallet aria-hidden size={16} />}
          name={demo ? t("demo-balance") : t("balance")}
          tone="text-positive"
        >
          <span data-testid="balance" aria-hidden>
            {shown(balance === null ? null : balance - missing)}
          </span>
          {/* Said once, not with every step of the count. */}
          <span aria-live="polite" aria-atomic className="sr-only">
            {shown(balance)}
          </span>
        </Fact>
      </dl>
      <PageLink href={localePath(locale, "/member/depositv2")} className={buttonClass({ tone: "soft", size: "sm" })}>
        <Plus aria-hidden size={16} />
        <span className="max-lg:sr-only">{t("deposit")}</span>
      </PageLink>
      <span className="max-lg:hidden">
        <FullScreenButton />
      </span>
      <PageLink
        href={localePath(locale, "/help")}
        aria-label={t("limits-and-help")}
        className="grid size-tap place-items-center rounded-md text-2 hover:bg-surface-3 hover:text-1 max-lg:hidden"
      >
        <LifeBuoy aria-hidden size={20} />
      </PageLink>
    </header>
  );
}

function Fact({
  icon,
  name,
  tone = "text-1",
  children,
}: {
  icon: ReactNode;
  name: string;
  tone?: string;
  children: ReactNode;
}) {
  return (
    <div className="grid leading-[1.2] lg:flex lg:items-center lg:gap-2">
      <dt className="flex items-center gap-1 text-3 max-lg:text-2xs lg:text-sm">
        <span className="max-lg:hidden">{icon}</span>
        {name}
      </dt>
      <dd translate="no" className={cx("money font-bold max-lg:text-sm lg:min-w-[5.75em]", tone)}>
        {children}
      </dd>
    </div>
  );
}

/** Hours, minutes and seconds of play in this tab. It is no live region: a screen reader reads it on demand. */
function SessionClock({ startedAtMs }: { startedAtMs: number | null }) {
  const [nowMs, setNowMs] = useState<number | null>(null);
  useEffect(() => {
    const tick = () => setNowMs(Date.now());
    tick();
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, []);
  const seconds = startedAtMs === null || nowMs === null ? 0 : Math.max(0, Math.floor((nowMs - startedAtMs) / 1_000));
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  return <span role="timer">{parts.map((part) => String(part).padStart(2, "0")).join(":")}</span>;
}
