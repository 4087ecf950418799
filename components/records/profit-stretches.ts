import { type ProfitFigures, sumFigures } from "#lib/contracts/games/profit-figures.ts";

/** One or more consecutive days, with their sums. */
export interface ProfitStretch extends ProfitFigures {
  /** First day, "2026-11-27"; `from` and `to` are inclusive. */
  from: string;
  to: string;
}

const mostBars = 31;

/** Returns the period of one bar, so that bars stay wide enough on a phone. */
export function barUnit(days: number): "day" | "week" | "month" {
  if (days <= mostBars) return "day";
  return days <= mostBars * 7 ? "week" : "month";
}

/**
 * Returns one period per bar: weeks count from the first day, months are calendar months. Days without bets keep their
 * place.
 */
export function profitStretches(
  days: readonly string[],
  played: readonly (ProfitFigures & { day: string })[],
): ProfitStretch[] {
  const figuresOf = new Map(played.map((figures) => [figures.day, figures]));
  const unit = barUnit(days.length);
  const stretchOf = (day: string, index: number) => {
    if (unit === "day") return day;
    return unit === "week" ? Math.floor(index / 7) : day.slice(0, 7);
  };
  return [...Map.groupBy(days.entries(), ([index, day]) => stretchOf(day, index)).values()].map((group) => {
    const own = group.map(([, day]) => day);
    return {
      from: own.at(0) ?? "",
      to: own.at(-1) ?? "",
      ...sumFigures(own.flatMap((day) => figuresOf.get(day) ?? [])),
    };
  });
}
