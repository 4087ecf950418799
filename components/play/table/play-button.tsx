"use client";
import { type LucideIcon, RotateCw, Square } from "lucide-react";
import { useTranslations } from "next-intl";
import { useGameWords } from "#components/play/table/game-words.tsx";
import { cx } from "#components/ui/cx.ts";

interface PlayButtonProps {
  icon: LucideIcon;
  busy: boolean;
  retry: boolean;
  /** Remaining autoplay rounds; null when autoplay is off. */
  left: number | null;
  label: string;
  onPlay: () => void;
  onStop: () => void;
}

/** Renders the primary button: plays, retries, or stops autoplay. */
export function PlayButton({ icon, busy, retry, left, label, onPlay, onStop }: PlayButtonProps) {
  const t = useTranslations("games");
  const words = useGameWords();
  const running = left !== null;
  const Icon = running ? Square : retry ? RotateCw : icon;
  const word = running ? t("stop-left", { left }) : retry ? t("try-again") : words("play");
  const waiting = busy && !running;
  return (
    <button
      type="button"
      aria-label={running || retry ? word : label}
      aria-busy={waiting || undefined}
      onClick={running ? onStop : onPlay}
      className={cx(
        "grid size-[92px] shrink-0 place-content-center justify-items-center gap-px rounded-full bg-(image:--sun) font-display text-[1.0625rem] font-extrabold text-on-brand",
        "shadow-[0_0_0_6px_var(--surface-1),0_0_0_8px_var(--brand-line),0_12px_26px_rgb(0_0_0/.5),inset_0_2px_0_rgb(255_255_255/.7),inset_0_-5px_10px_rgb(140_70_0/.35)]",
        "transition-[filter,translate] duration-fast hover:brightness-105 active:translate-y-px focus-visible:outline-offset-8",
        waiting && "cursor-progress brightness-90",
      )}
    >
      <Icon aria-hidden size={30} strokeWidth={2.4} />
      <span className="leading-tight">{word}</span>
    </button>
  );
}
