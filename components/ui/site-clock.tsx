"use client";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { cx } from "#components/ui/cx.ts";
import { followClock } from "#components/ui/follow-clock.ts";
import { clockTime } from "#lib/i18n/format.ts";

interface SiteClockProps {
  /** Server time of the render, ISO 8601. */
  serverNow: string;
  timeZone: string;
  className?: string;
}

/**
 * Shows the site's date and time, updated every second. It is not a live region: announcing every second would disturb.
 */
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

/** True on the first (server-rendered) page; false after a client-side navigation. */
function useServed(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}

const never = () => () => {};

/** Milliseconds since the server began to respond with this document, because the page's code may load late. */
function documentAgeMs(): number {
  const [entry] = performance.getEntriesByType("navigation");
  return entry instanceof PerformanceNavigationTiming ? Math.max(0, performance.now() - entry.responseStart) : 0;
}
