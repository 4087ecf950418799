import { expect, test } from "vitest";
import { decorativeJackpotAt, decorativeJackpotStepMs } from "#components/lobby/tiles/decorative-jackpot-amount.ts";

const start = Date.UTC(2026, 10, 28);

test("LOBBY-06 the decorative jackpot grows by 165.11 every 3 s", () => {
  const games = ["dice", "perlas", "rocket-rush"];
  for (const game of games) {
    const figures = [0, 1, 2, 3].map((step) => decorativeJackpotAt(game, start + step * decorativeJackpotStepMs));
    const growth = figures.slice(1).map((figure, index) => figure - (figures[index] ?? 0n));
    expect(growth, game).toEqual([16_511n, 16_511n, 16_511n]);
  }
});

test("LOBBY-06 the decorative jackpot is the same for everyone within the same 3 s", () => {
  expect(decorativeJackpotAt("dice", start + decorativeJackpotStepMs - 1)).toBe(decorativeJackpotAt("dice", start));
});

test("LOBBY-06 the decorative jackpot restarts after 9,000 steps, each game at its own moment", () => {
  const drops = (game: string) =>
    Array.from({ length: 9_000 }, (_, step) => step).filter(
      (step) =>
        decorativeJackpotAt(game, start + (step + 1) * decorativeJackpotStepMs) <
        decorativeJackpotAt(game, start + step * decorativeJackpotStepMs),
    );
  expect(drops("dice")).toHaveLength(1);
  expect(drops("dice")).not.toEqual(drops("perlas"));
});
