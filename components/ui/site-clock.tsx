"use client";
import { useEffect, useState } from "react";
import { cx } from "#components/ui/cx.ts";
import { followClock } from "#components/ui/follow-clock.ts";
import { useRenderedTime } from "#components/ui/use-rendered-time.ts";
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
  const [nowMs, setNowMs] = useState(Date.parse(serverNow));
  useRenderedTime(serverNow);
  useEffect(() => followClock(setNowMs), []);
  return (
    <time translate="no" className={cx("money", className)}>
      {clockTime(new Date(nowMs), timeZone)}
    </time>
  );
}
