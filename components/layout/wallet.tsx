"use client";
import { useAtomValue } from "jotai";
import { RefreshCw } from "lucide-react";
import { useEffect, useState } from "react";
import { IconButton } from "#components/ui/icon-button.tsx";
import { adoptRenderedBalance, balanceAtom } from "#lib/client/balance.ts";
import { loadPart } from "#lib/client/load-part.ts";
import { formatMoney } from "#lib/i18n/format.ts";
import type { Locale } from "#lib/i18n/locales.ts";

export interface ShownBalance {
  /** Decimal string, as on the wire. */
  amount: string;
  currency: string;
  renderedAtMs: number;
}

interface BalanceFigureProps {
  balance: ShownBalance;
  locale: Locale;
  /** Read to screen readers in place of the stars. */
  hiddenText: string;
  /** True when another balance on the page announces changes. */
  silent?: boolean;
  className?: string;
}

/**
 * NAV-02: renders two decimals and separators, or a fixed number of stars, so their length does not reveal the amount.
 */
export function BalanceFigure({ balance, locale, hiddenText, silent, className }: BalanceFigureProps) {
  const { amount, currency, renderedAtMs } = balance;
  useEffect(() => adoptRenderedBalance(amount, renderedAtMs), [amount, renderedAtMs]);
  const current = useAtomValue(balanceAtom) ?? amount;
  return (
    <b className={className} aria-live={silent ? undefined : "polite"} aria-atomic>
      <span translate="no" className="money balance-hidden:hidden">
        {formatMoney(current, locale, { currency })}
      </span>
      <span className="hidden balance-hidden:inline">
        <span aria-hidden>******</span>
        <span className="sr-only">{hiddenText}</span>
      </span>
    </b>
  );
}

/** Renders the button that reads the balance from the server. The call and its parser load on the first press. */
export function RefreshBalance({ label, failure }: { label: string; failure: string }) {
  const [reading, setReading] = useState(false);
  const refresh = async () => {
    setReading(true);
    try {
      const { refreshBalance } = await loadPart(() => import("#lib/client/refresh-balance.ts"));
      await refreshBalance();
    } catch {
      const { toast } = await loadPart(() => import("#components/ui/toast/toast.ts"));
      toast({ title: failure, tone: "negative" });
    } finally {
      setReading(false);
    }
  };
  return (
    <IconButton size="slim" label={label} title={label} onClick={refresh} aria-busy={reading}>
      <RefreshCw aria-hidden size={16} className={reading ? "animate-[spin-once_.8s_linear_infinite]" : undefined} />
    </IconButton>
  );
}
