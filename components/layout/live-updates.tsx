"use client";
import { useAtomValue } from "jotai";
import { useEffect, useLayoutEffect, useRef } from "react";
import { liveAtoms } from "#lib/client/live-state.ts";
import { adoptMember, type PageMember } from "#lib/client/member-state.ts";
import type { Locale } from "#lib/i18n/locales.ts";

/** How long the page may be busy with itself before the stream is opened all the same. */
const patienceMs = 3_000;

interface LiveUpdatesProps {
  locale: Locale;
  /** Whoever is logged in; null for a visitor. */
  member: PageMember | null;
  /** Said when the site closes while somebody is on it, and when it opens again. */
  text: { closed: string; open: string };
}

/** CASH-08: the page's one event stream. It opens when the browser has nothing better to do, and costs no first load. */
export function LiveUpdates({ locale, member, text }: LiveUpdatesProps) {
  const account = member?.account ?? "";
  // Before what the page renders of its player is taken over, which happens in plain effects.
  useLayoutEffect(() => adoptMember(member), [member]);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let gone = false;
    const begin = async () => {
      // Without it the page shows what it was rendered with, as before.
      const part = await import("#lib/client/live/follow-live.ts").catch(() => null);
      if (!gone) stop = part?.followLive({ locale, account });
    };
    const cancel = whenIdle(() => void begin());
    return () => {
      gone = true;
      cancel();
      stop?.();
    };
  }, [locale, account]);
  useStatusNews(text);
  return null;
}

function useStatusNews({ closed, open }: LiveUpdatesProps["text"]): void {
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

async function say(title: string): Promise<void> {
  const { toast } = await import("#components/ui/toast/toast.ts");
  toast({ title, tone: "info" });
}

/** Safari has no idle callback. */
function whenIdle(begin: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const id = requestIdleCallback(begin, { timeout: patienceMs });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(begin, 500);
  return () => clearTimeout(id);
}
