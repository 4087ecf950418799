import type { KeyboardEvent } from "react";
import { cx } from "#components/ui/cx.ts";
import { betWinning, type DiceBet, dice, hundredths, winningRolls } from "#lib/originals/dice/rules.ts";

const marks = [0, 25, 50, 75, 100];
const highest = dice.outcomes - 1;
const percent = (value: number) => `${(value / highest) * 100}%`;

interface DiceScaleProps {
  bet: DiceBet;
  onBet: (bet: DiceBet) => void;
  /** Hundredths; null before the first roll. */
  roll: number | null;
  won: boolean;
  /** While dice move, the mark of the roll before is gone. */
  moving: boolean;
  disabled: boolean;
  label: string;
  /** The bet in words, as the slider's `aria-valuetext`. */
  valueText: string;
}

/**
 * Renders the scale from 0.00 to 99.99 with a draggable target and a mark for the last roll, left to right in every
 * language.
 */
export function DiceScale({ bet, onBet, roll, won, moving, disabled, label, valueText }: DiceScaleProps) {
  const at = percent(bet.target);
  const [winning, losing] = ["#17806c", "#b7402c"];
  const [left, right] = bet.direction === "under" ? [winning, losing] : [losing, winning];
  const aim = (target: number) => onBet(betWinning(bet.direction, winningRolls({ ...bet, target })));
  const press = (event: KeyboardEvent) => {
    const step = { ArrowRight: 100, ArrowLeft: -100, PageUp: 1_000, PageDown: -1_000 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    aim(bet.target + (event.shiftKey ? Math.sign(step) : step));
  };
  return (
    <div dir="ltr" className="relative pt-9">
      <span
        translate="no"
        aria-hidden
        className={cx(
          "money pointer-events-none absolute top-0 z-10 -translate-x-1/2 rounded-[9px] px-2 py-0.5 text-sm font-bold text-white transition-[left,background-color] duration-slow ease-ease",
          "after:absolute after:start-1/2 after:top-full after:-ms-1 after:border-4 after:border-transparent",
          won ? "bg-[#0f5f50] after:border-t-[#0f5f50]" : "bg-[#7b2a1c] after:border-t-[#7b2a1c]",
          (roll === null || moving) && "invisible",
        )}
        style={{ left: `calc(16px + (100% - 32px) * ${(roll ?? 0) / highest})` }}
      >
        {roll === null ? "0.00" : hundredths(roll)}
      </span>
      <div className="relative h-11">
        <span
          aria-hidden
          className="absolute inset-x-4 top-1/2 h-3 -translate-y-1/2 rounded-full shadow-[inset_0_2px_3px_rgb(0_0_0/.35)]"
          style={{ background: `linear-gradient(90deg, ${left} ${at}, ${right} ${at})` }}
        />
        <input
          type="range"
          className="dice-range"
          min={0}
          max={highest}
          step={1}
          value={bet.target}
          disabled={disabled}
          aria-label={label}
          aria-valuetext={valueText}
          onKeyDown={press}
          onChange={(event) => aim(event.target.valueAsNumber)}
        />
      </div>
      <div aria-hidden className="relative mx-4 h-4 text-2xs font-semibold text-[#6b4318]">
        {marks.map((mark) => (
          <span translate="no" key={mark} className="money absolute -translate-x-1/2" style={{ left: `${mark}%` }}>
            {mark}
          </span>
        ))}
      </div>
    </div>
  );
}
