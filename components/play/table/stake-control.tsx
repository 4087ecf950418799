"use client";
import { Minus, Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { useGameWords } from "#components/play/table/game-words.tsx";
import { nextStake } from "#components/play/table/stakes.ts";
import type { Stake } from "#components/play/table/use-stake.ts";
import { cx } from "#components/ui/cx.ts";
import { IconButton } from "#components/ui/icon-button.tsx";
import { amountCharacters, plainAmount } from "#lib/kernel/typed-amount.ts";

interface StakeControlProps {
  stake: Stake;
  disabled: boolean;
  /** The element that shows the field error, where it moves nothing. */
  errorId: string;
}

/** Sets the stake: typed, stepped, halved, doubled, minimum or maximum. */
export function StakeControl({ stake, disabled, errorId }: StakeControlProps) {
  const t = useTranslations("games");
  const words = useGameWords();
  const id = useId();
  const { typed, setTyped, amount, set, least, most, symbol, error } = stake;
  const quick = [
    ["minimum", () => set(least)],
    ["half", () => set(amount / 2n)],
    ["double", () => set(amount * 2n)],
    ["maximum", () => set(most)],
  ] as const;
  return (
    <div className="grid min-w-0 gap-1.5">
      <label htmlFor={id} className="text-xs text-3">
        {words("stake")}
      </label>
      <div className="flex items-center gap-1.5">
        <IconButton filled label={t("less")} disabled={disabled} onClick={() => set(nextStake(amount, "down"))}>
          <Minus aria-hidden size={18} />
        </IconButton>
        <span
          translate="no"
          className={cx(
            "money flex min-h-tap min-w-0 flex-1 items-center justify-center gap-0.5 rounded-md bg-surface-sunk px-2 lg:w-36 lg:flex-none",
            "focus-within:shadow-[inset_0_0_0_2px_var(--focus)]!",
            error ? "shadow-[inset_0_0_0_2px_var(--negative)]" : "edge-control",
          )}
        >
          <span aria-hidden className="text-3">
            {symbol}
          </span>
          <input
            id={id}
            name="stake"
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            disabled={disabled}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            onFocus={(event) => event.target.select()}
            onChange={(event) => setTyped(amountCharacters(event.target.value))}
            onBlur={() => setTyped(plainAmount(typed))}
            className="w-full min-w-0 bg-transparent text-center text-lg font-bold text-1 outline-none!"
          />
        </span>
        <IconButton filled label={t("more")} disabled={disabled} onClick={() => set(nextStake(amount, "up"))}>
          <Plus aria-hidden size={18} />
        </IconButton>
      </div>
      <div className="flex flex-wrap gap-1.5">
        {quick.map(([name, act]) => (
          <button
            key={name}
            type="button"
            disabled={disabled}
            onClick={act}
            className="min-h-9 flex-1 rounded-[10px] whitespace-nowrap bg-surface-2 text-sm font-semibold text-2 not-disabled:hover:bg-surface-3 not-disabled:hover:text-1 disabled:text-disabled max-lg:min-h-tap"
          >
            {t(name)}
          </button>
        ))}
      </div>
    </div>
  );
}
