import { describe, expect, it } from "vitest";
import { profitStretches } from "#components/records/profit-stretches.ts";
import { sumFigures } from "#lib/contracts/games/profit-figures.ts";
import { daysBetween } from "#lib/i18n/day-range.ts";

const played = (day: string, profit: bigint) => ({ ...sumFigures([]), day, bets: 1, profit });
const days = (count: number) => daysBetween(new Date("2026-01-15"), new Date(Date.UTC(2026, 0, 15 + count)), "UTC");

describe("MEMBER-06 bars of profit and loss", () => {
  it("MEMBER-06 up to 31 days get a bar each, and days without bets keep their place", () => {
    const bars = profitStretches(days(31), [played("2026-01-16", -5n), played("2026-02-14", 7n)]);
    expect(bars).toHaveLength(31);
    expect(bars.map(({ profit }) => profit)).toEqual([0n, -5n, ...Array<bigint>(28).fill(0n), 7n]);
    expect(bars[0]).toEqual({ from: "2026-01-15", to: "2026-01-15", ...sumFigures([]) });
  });

  it("MEMBER-06 longer ranges get a bar per week from the first day, and the last week may be shorter", () => {
    const bars = profitStretches(days(32), [
      played("2026-01-15", 1n),
      played("2026-01-21", 2n),
      played("2026-02-15", 4n),
    ]);
    expect(bars.map(({ from, to, profit, bets }) => [from, to, profit, bets])).toEqual([
      ["2026-01-15", "2026-01-21", 3n, 2],
      ["2026-01-22", "2026-01-28", 0n, 0],
      ["2026-01-29", "2026-02-04", 0n, 0],
      ["2026-02-05", "2026-02-11", 0n, 0],
      ["2026-02-12", "2026-02-15", 4n, 1],
    ]);
  });

  it("MEMBER-06 a year gets a bar per calendar month", () => {
    const bars = profitStretches(days(366), [played("2026-02-28", 1n), played("2026-03-01", 2n)]);
    expect(bars).toHaveLength(13);
    expect(bars.slice(0, 3).map(({ from, to, profit }) => [from, to, profit])).toEqual([
      ["2026-01-15", "2026-01-31", 0n],
      ["2026-02-01", "2026-02-28", 1n],
      ["2026-03-01", "2026-03-31", 2n],
    ]);
  });
});
