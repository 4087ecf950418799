"use client";
import { useTranslations } from "next-intl";
import { type ReactNode, type Ref, useId } from "react";
import { StakeControl } from "#components/play/table/stake-control.tsx";
import type { Stake } from "#components/play/table/use-stake.ts";
import { cx } from "#components/ui/cx.ts";

interface TableControlsProps {
  ref: Ref<HTMLElement>;
  stake: Stake;
  locked: boolean;
  /** The play button. */
  button: ReactNode;
  /** Beside the button on wide screens. */
  aside?: ReactNode;
  tools: ReactNode;
  /** Announced politely when it changes. */
  message: string;
  notice: ReactNode;
  /** What came of the last autoplay run. */
  summary: ReactNode;
}

/** Controls within reach of a thumb: stake, play button, tools. Notices lie over the table, so that it never moves. */
export function TableControls(props: TableControlsProps) {
  const { ref, stake, locked, button, aside, tools, message, notice, summary } = props;
  const t = useTranslations("games");
  const messageId = useId();
  return (
    <section
      ref={ref}
      aria-label={t("controls")}
      className="relative z-[3] grid gap-2.5 border-t [reading-flow:grid-order] border-line-1 bg-surface-1 px-3.5 pt-2.5 pb-[max(12px,env(safe-area-inset-bottom))] lg:grid-cols-[1fr_auto_1fr] lg:items-center lg:gap-x-6 lg:px-5"
    >
      <div className="pointer-events-none absolute inset-x-2.5 bottom-full mx-auto grid max-w-[560px] gap-2 pb-2.5 *:pointer-events-auto">
        <div role="status" className="empty:hidden">
          {summary}
        </div>
        <div className="empty:hidden">{notice}</div>
      </div>
      {tools}
      <div className="flex items-center gap-4 max-lg:order-1 lg:gap-7">
        <div className="min-w-0 flex-1">
          <StakeControl stake={stake} disabled={locked} errorId={messageId} />
        </div>
        {button}
        {aside}
      </div>
      <p
        id={messageId}
        aria-live="polite"
        className={cx(
          "text-sm leading-snug max-lg:order-2 max-lg:min-h-[2lh] lg:text-end",
          stake.error ? "text-negative" : "text-3",
        )}
      >
        {stake.error ?? message}
      </p>
    </section>
  );
}
