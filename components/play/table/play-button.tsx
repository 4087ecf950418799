"use client";
import { type LucideIcon, RotateCw, Square } from "lucide-react";
import { useTranslations } from "next-intl";
import { useGameWords } from "#components/play/table/game-words.tsx";
import { cx } from "#components/ui/cx.ts";

/** What a press does while a round is shown. */
export interface Ending {
  icon: LucideIcon;
  word: string;
  label: string;
}

interface PlayButtonProps {
  icon: LucideIcon;
  busy: boolean;
  retry: boolean;
  /** Remaining autoplay rounds; null when autoplay is off. */
  left: number | null;
  ending: Ending | undefined;
  label: string;
  /** The sum that a press stakes; null when there is none. */
  stake: string | null;
  onPress: () => void;
}

/** Renders the primary button: plays, retries, ends what is shown, or stops autoplay. Gold only when it stakes money. */
export function PlayButton({ icon, busy, retry, left, ending, label, stake, onPress }: PlayButtonProps) {
  const t = useTranslations("games");
  const words = useGameWords();
  const face = (): Ending => {
    if (left !== null) return { icon: Square, word: t("stop-left", { left }), label: t("stop-autoplay", { left }) };
    if (retry) return { icon: RotateCw, word: t("try-again"), label: t("try-again") };
    return ending ?? { icon, word: words("play"), label };
  };
  const shown = face();
  const ends = left !== null || (ending !== undefined && !retry);
  const waiting = busy && !ends;
  return (
    <button
      type="button"
      aria-busy={waiting || undefined}
      onClick={onPress}
      // Holding a key plays once.
      onKeyDown={(event) => event.key === "Enter" && event.repeat && event.preventDefault()}
      className={cx(
        "relative grid size-[92px] shrink-0 place-content-center justify-items-center gap-px rounded-full font-display text-[1.0625rem] font-extrabold",
        "transition-[filter,translate] duration-fast hover:brightness-105 active:translate-y-px focus-visible:outline-offset-8",
        ends
          ? "bg-surface-3 text-1 shadow-[0_0_0_6px_var(--surface-1),0_0_0_8px_var(--line-control),0_12px_26px_rgb(0_0_0/.35)]"
          : "bg-(image:--sun) text-on-brand shadow-[0_0_0_6px_var(--surface-1),0_0_0_8px_var(--brand-line),0_12px_26px_rgb(0_0_0/.5),inset_0_2px_0_rgb(255_255_255/.7),inset_0_-5px_10px_rgb(140_70_0/.35)]",
        waiting && "cursor-progress brightness-90",
      )}
    >
      <span className="sr-only">{shown.label}</span>
      <shown.icon aria-hidden size={ends || retry ? 28 : 24} strokeWidth={2.4} className={cx(ends && "flip")} />
      <span aria-hidden className={cx("max-w-20 text-center leading-tight rtl:pb-1", retry && "text-[0.9375rem]")}>
        {shown.word}
      </span>
      {!ends && !retry && (
        <span translate="no" aria-hidden className="money min-h-[1lh] text-xs leading-tight font-bold">
          {stake}
        </span>
      )}
    </button>
  );
}
