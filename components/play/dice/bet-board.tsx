"use client";
import { ArrowLeftRight } from "lucide-react";
import { useTranslations } from "next-intl";
import { DiceScale } from "#components/play/dice/dice-scale.tsx";
import type { DiceRound } from "#components/play/dice/dice-table.ts";
import { NumberEntry } from "#components/play/dice/number-entry.tsx";
import { RollDisplay } from "#components/play/dice/roll-display.tsx";
import type { DicePhase } from "#components/play/dice/use-dice-play.ts";
import { betWinning, type DiceBet, diceMultiplier, hundredths, winningRolls } from "#lib/originals/dice/rules.ts";

interface BetBoardProps {
  bet: DiceBet;
  onBet: (bet: DiceBet) => void;
  /** The last roll whose dice lie. */
  last: DiceRound | null;
  /** The roll whose dice fall. */
  falling: DiceRound | null;
  phase: DicePhase;
  onLie: () => void;
  disabled: boolean;
}

/** Renders the dice, the number line with the target, and the chance and payout of the bet. */
export function BetBoard({ bet, onBet, last, falling, phase, onLie, disabled }: BetBoardProps) {
  const t = useTranslations("dice");
  const winning = winningRolls(bet);
  const chance = hundredths(winning);
  const other = bet.direction === "under" ? "over" : "under";
  const target = hundredths(bet.target);
  const drawn = falling ?? last;
  const won = (last?.payout ?? 0n) > 0n;
  return (
    <div
      data-won={(phase === "lying" && won) || undefined}
      className="dice-board grid gap-1 rounded-[14px] px-2.5 pt-3 pb-3 sm:px-5 sm:pb-5"
    >
      <RollDisplay roll={drawn?.roll ?? null} roundId={drawn?.roundId} {...{ phase, onLie }} />
      <DiceScale
        bet={bet}
        onBet={onBet}
        roll={last?.roll ?? null}
        won={won}
        moving={phase !== "lying"}
        disabled={disabled}
        label={t("target")}
        valueText={t("bet-in-words", { direction: bet.direction, target, chance })}
      />
      <div className="flex flex-wrap gap-2 pt-2 sm:gap-3">
        <div className="grid min-w-0 flex-[1.5_1_6.5rem] grid-cols-[minmax(0,1fr)_44px] items-end gap-1.5">
          <NumberEntry
            label={t(bet.direction)}
            text={target}
            disabled={disabled}
            onValue={(value) => onBet(betWinning(bet.direction, winningRolls({ ...bet, target: value })))}
          />
          <button
            type="button"
            aria-label={t("swap", { direction: other })}
            disabled={disabled}
            onClick={() => onBet(betWinning(other, winning))}
            className="grid size-tap place-items-center rounded-[10px] bg-[#7b1519] text-[#ffdf9f] not-disabled:hover:bg-[#9d1f1d] disabled:opacity-60"
          >
            <ArrowLeftRight aria-hidden size={18} />
          </button>
        </div>
        <NumberEntry
          label={t("chance")}
          text={chance}
          unit="%"
          disabled={disabled}
          onValue={(value) => onBet(betWinning(bet.direction, value))}
        />
        <div className="grid min-w-0 flex-[1_1_4.25rem] content-start gap-1">
          <span className="truncate-line text-xs font-semibold text-[#6b4318]">{t("multiplier")}</span>
          <span
            translate="no"
            className="money flex min-h-tap items-center rounded-[10px] bg-[#7b1519]/10 px-2 text-[1rem] font-bold text-[#3a1a08]"
          >
            {diceMultiplier(bet)}
          </span>
        </div>
      </div>
    </div>
  );
}
