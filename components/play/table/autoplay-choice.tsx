"use client";
import { useTranslations } from "next-intl";
import { type AutoplayRounds, autoplayRounds } from "#components/play/table/autoplay-sheet.tsx";
import { cx } from "#components/ui/cx.ts";

export interface AutoplayChoiceProps {
  rounds: AutoplayRounds;
  ready: boolean;
  /** Opens the autoplay sheet, which asks for the limits. */
  onChoose: (rounds: AutoplayRounds) => void;
}

/** Selects the number of autoplay rounds, next to the button on wide screens. */
export function AutoplayChoice({ rounds, ready, onChoose }: AutoplayChoiceProps) {
  const t = useTranslations("games");
  return (
    <fieldset className="grid gap-1 max-lg:hidden">
      <legend className="mb-1 text-xs text-3">{t("autoplay")}</legend>
      <div className="flex gap-0.5 rounded-[12px] bg-surface-2 p-1">
        {autoplayRounds.slice(0, 3).map((count) => (
          <button
            translate="no"
            key={count}
            type="button"
            disabled={!ready}
            aria-pressed={count === rounds}
            aria-label={t("autoplay-rounds", { rounds: Number(count) })}
            onClick={() => onChoose(count)}
            className={cx(
              "money min-h-9 min-w-11 rounded-[9px] text-sm font-semibold text-2 not-disabled:hover:text-1 disabled:text-disabled",
              "aria-pressed:bg-surface-0 aria-pressed:text-1 aria-pressed:shadow-[inset_0_0_0_2px_var(--brand-mark)]",
            )}
          >
            {count}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
