"use client";
import { Timer } from "lucide-react";
import { cx } from "#components/ui/cx.ts";
import { useUiText } from "#components/ui/ui-text.tsx";
import { useRenderedTime } from "#components/ui/use-rendered-time.ts";
import { useSecondsUntil } from "#components/ui/use-seconds-until.ts";

interface CountdownProps {
  /** End time by the server's clock. */
  endsAt: string;
  /** Server time of the render, so that a wrong clock on this machine does not matter. */
  serverNow: string;
  /** Called at zero and then every 15 s while the page is visible, because the server's next state may take a while. */
  onEnd?: () => void;
  className?: string;
}

const announceEverySeconds = 60;

/** Shows the minutes and seconds left. Screen readers hear it politely once a minute, not every second. */
export function Countdown({ endsAt, serverNow, onEnd, className }: CountdownProps) {
  const say = useUiText();
  const endMs = Date.parse(endsAt);
  useRenderedTime(serverNow);
  const left = useSecondsUntil({ endMs, by: "server", firstMs: endMs - Date.parse(serverNow), onEnd });
  const rounded = Math.ceil(left / announceEverySeconds) * announceEverySeconds;
  return (
    <span
      role="timer"
      aria-label={say("time-left")}
      className={cx("inline-flex items-center gap-1.5 font-semibold", className)}
    >
      <Timer aria-hidden size={18} />
      <span translate="no" aria-hidden className="money">
        {clock(left)}
      </span>
      <span className="sr-only" aria-live="polite">
        {left > 0 ? clock(left < announceEverySeconds && left <= 10 ? left : rounded) : say("time-over")}
      </span>
    </span>
  );
}

/** Formats seconds: 3671 → "1:01:11", 71 → "1:11". */
function clock(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const tail = `${String(minutes).padStart(hours ? 2 : 1, "0")}:${String(rest).padStart(2, "0")}`;
  return hours ? `${hours}:${tail}` : tail;
}
