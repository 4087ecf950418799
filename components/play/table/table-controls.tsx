"use client";
import { useTranslations } from "next-intl";
import type { ReactNode, Ref } from "react";
import { StakeControl } from "#components/play/table/stake-control.tsx";
import type { Stake } from "#components/play/table/use-stake.ts";

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
}

/** Controls within reach of a thumb: stake, play button, tools. */
export function TableControls({ ref, stake, locked, button, aside, tools, message, notice }: TableControlsProps) {
  const t = useTranslations("games");
  return (
    <section
      ref={ref}
      aria-label={t("controls")}
      className="z-[3] grid gap-2.5 border-t [reading-flow:grid-order] border-line-1 bg-surface-1 px-3.5 pt-2.5 pb-[max(12px,env(safe-area-inset-bottom))] lg:grid-cols-[1fr_auto_1fr] lg:items-center lg:gap-x-6 lg:px-5"
    >
      {notice && <div className="lg:col-span-3">{notice}</div>}
      {tools}
      <div className="flex items-center gap-4 max-lg:order-1 lg:gap-7">
        <div className="min-w-0 flex-1">
          <StakeControl stake={stake} disabled={locked} />
        </div>
        {button}
        {aside}
      </div>
      <p aria-live="polite" className="text-sm text-3 max-lg:order-2 lg:text-end">
        {message}
      </p>
    </section>
  );
}
