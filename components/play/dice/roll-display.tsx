import type { AnimationEvent } from "react";
import { TenSidedDie } from "#components/play/dice/ten-sided-die.tsx";
import type { DicePhase } from "#components/play/dice/use-dice-play.ts";
import { hundredths } from "#lib/originals/dice/rules.ts";

interface RollDisplayProps {
  /** Hundredths; null before the first roll. */
  roll: number | null;
  /** Changes with every round, so that an equal number falls again. */
  roundId: string | undefined;
  phase: DicePhase;
  /** Called when the last die lies. */
  onLie: () => void;
}

/**
 * Shows a roll as four ten-sided dice, two before the decimal point and two after it. Text beside it states the number.
 */
export function RollDisplay({ roll, roundId, phase, onLie }: RollDisplayProps) {
  const [whole = "", fraction = ""] = (roll === null ? "00.00" : hundredths(roll).padStart(5, "0")).split(".");
  const fallen = ({ animationName, target }: AnimationEvent) => {
    if (animationName === "die-fall" && target instanceof Element && target.matches(":last-child")) onLie();
  };
  return (
    <div
      aria-hidden
      dir="ltr"
      data-phase={phase}
      onAnimationEnd={fallen}
      className="dice flex items-end justify-center"
    >
      {[...whole].map((digit, place) => (
        <TenSidedDie
          key={`${roundId}-w${place === 0 ? "tens" : "ones"}`}
          digit={digit}
          coat="lacquer"
          className="w-[clamp(56px,17vw,92px)]"
        />
      ))}
      <span className="mx-1 mb-2.5 size-2.5 rounded-full bg-[#7b1519]" />
      {[...fraction].map((digit, place) => (
        <TenSidedDie
          key={`${roundId}-f${place === 0 ? "tenths" : "hundredths"}`}
          digit={digit}
          coat="brass"
          className="w-[clamp(44px,13vw,70px)]"
        />
      ))}
    </div>
  );
}
