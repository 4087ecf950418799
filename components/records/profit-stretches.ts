import { type ProfitFigures, sumFigures } from "#lib/contracts/games/profit-figures.ts";

/** One or more days in a row, and what they came to. */
export interface ProfitStretch extends ProfitFigures {
  /** "2026-11-27", both included. */
  from: string;
  to: string;
}

const mostBars = 31;

/**
 * What is drawn as one bar: a day, of longer times a week counted from the first day, then a calendar month, so that
 * bars stay wide enough on a phone. Days without bets keep their place.
 */
export function profitStretches(
  days: readonly string[],
  played: readonly (ProfitFigures & { day: string })[],
): ProfitStretch[] {
  const figuresOf = new Map(played.map((figures) => [figures.day, figures]));
  const stretchOf = (day: string, index: number) => {
    if (days.length <= mostBars) return day;
    return days.length <= mostBars * 7 ? Math.floor(index / 7) : day.slice(0, 7);
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
