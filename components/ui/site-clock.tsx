"use client";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { cx } from "#components/ui/cx.ts";
import { followClock } from "#components/ui/follow-clock.ts";
import { clockTime } from "#lib/i18n/format.ts";

interface SiteClockProps {
  /** The server's time when it rendered, ISO 8601. */
  serverNow: string;
  timeZone: string;
  className?: string;
}

/** Date and time of the site, every second. It is no live region: nobody wants to hear each second. */
export function SiteClock({ serverNow, timeZone, className }: SiteClockProps) {
  const renderedMs = Date.parse(serverNow);
  const [nowMs, setNowMs] = useState(renderedMs);
  const first = useRef({ served: useServed(), renderedMs });
  useEffect(() => {
    const ageMs = first.current.served && first.current.renderedMs === renderedMs ? documentAgeMs() : 0;
    return followClock(renderedMs + ageMs, setNowMs);
  }, [renderedMs]);
  return <time className={cx("money", className)}>{clockTime(new Date(nowMs), timeZone)}</time>;
}

/** Whether what is drawn first came in the document; otherwise it was rendered a moment ago, for a step within it. */
function useServed(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}

const never = () => () => {};

/** How long ago the server began to answer with this document: its code may have come late. */
function documentAgeMs(): number {
  const [entry] = performance.getEntriesByType("navigation");
  return entry instanceof PerformanceNavigationTiming ? Math.max(0, performance.now() - entry.responseStart) : 0;
}
