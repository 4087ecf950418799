"use client";
import { useAtomValue } from "jotai";
import { useEffect, useLayoutEffect, useRef } from "react";
import { liveAtoms } from "#lib/client/live-state.ts";
import { loadPart } from "#lib/client/load-part.ts";
import { adoptMember, type PageMember } from "#lib/client/member-state.ts";
import { whenIdle } from "#lib/client/when-idle.ts";
import type { Locale } from "#lib/i18n/locales.ts";

interface LiveUpdatesProps {
  locale: Locale;
  /** The logged-in member; null for a visitor. */
  member: PageMember | null;
  /** Toast texts for when the site closes during a visit and when it opens again. */
  text: { closed: string; open: string };
}

/**
 * CASH-08: follows the event stream that the browser's tabs share. It opens when the browser is idle, and its code is
 * not in the first load.
 */
export function LiveUpdates({ locale, member, text }: LiveUpdatesProps) {
  // A layout effect: the member must be set before plain effects adopt the player's rendered data.
  useLayoutEffect(() => adoptMember(member), [member]);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let gone = false;
    const begin = async () => {
      // When the code fails to load, the page keeps its rendered data.
      const part = await import("#lib/client/live/follow-live.ts").catch(() => null);
      if (!gone) stop = part?.followLive(locale);
    };
    const cancel = whenIdle(() => void begin());
    return () => {
      gone = true;
      cancel();
      stop?.();
    };
  }, [locale]);
  useStatusToasts(text);
  useWithdrawalToasts(locale);
  return null;
}

function useStatusToasts({ closed, open }: LiveUpdatesProps["text"]): void {
  const status = useAtomValue(liveAtoms.status);
  const isClosed = status === undefined ? undefined : status.status !== 0;
  const message = status?.message;
  const said = useRef(false);
  useEffect(() => {
    if (isClosed === undefined || isClosed === said.current) return;
    said.current = isClosed;
    void say(isClosed ? message || closed : open);
  }, [isClosed, message, closed, open]);
}

/** CASH-08: the first state of the stream is the page's own; only later changes are news. */
function useWithdrawalToasts(locale: Locale): void {
  const cashier = useAtomValue(liveAtoms.cashier);
  const known = useRef(cashier);
  useEffect(() => {
    const before = known.current;
    known.current = cashier;
    if (!before || !cashier || before === cashier) return;
    const tell = async () => {
      const { toastWithdrawalNews } = await import("#components/cashier/withdrawal-toasts.ts");
      await toastWithdrawalNews(before, cashier, locale);
    };
    // The page itself shows the news, too.
    tell().catch(() => undefined);
  }, [cashier, locale]);
}

async function say(title: string): Promise<void> {
  const { toast } = await loadPart(() => import("#components/ui/toast/toast.ts"));
  toast({ title, tone: "info" });
}
