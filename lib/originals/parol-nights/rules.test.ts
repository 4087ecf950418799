import { createHmac } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openDraws } from "#lib/originals/fairness.ts";
import { parolNights, type SlotSymbol, slotSymbols } from "#lib/originals/parol-nights/machine.ts";
import {
  combinations,
  drawRound,
  evaluateRound,
  evaluateSpin,
  evaluateWindow,
  isLineSymbol,
  isSlotStake,
  largestSlotStake,
  linePays,
  roundPayout,
  unitsPay,
  windowAt,
} from "#lib/originals/parol-nights/rules.ts";

const { strips, lines, bells, freeSpins, mostTimesStake } = parolNights;
const stops = fc.tuple(...strips.map((strip) => fc.nat(strip.length - 1)));
const stakes = fc.bigInt({ min: 1n, max: 10n ** 9n }).map((units) => units * BigInt(lines.length));

/** Builds a window from three rows of text, the upper row first. */
function windowOf(...rows: [string, string, string]): SlotSymbol[][] {
  const parsed = rows.map((row) => row.split(" "));
  return strips.map((_, reel) => parsed.map((row) => slotSymbols.find((name) => name === row[reel]) ?? "cherries"));
}

/** Reads a line as text: the first symbol, repeated as long as it or the sun continues. */
function readLine(window: readonly (readonly SlotSymbol[])[], rows: readonly number[]): number {
  const text = rows.map((row, reel) => window[reel]?.[row]).join(" ");
  const [first = ""] = text.split(" ");
  const symbol = slotSymbols.find((name) => name === first);
  if (!symbol || !isLineSymbol(symbol)) return 0;
  const run = new RegExp(`^${first}( (${first}|sun))*(?= |$)`).exec(text)?.[0] ?? "";
  return linePays(symbol, run.split(" ").length);
}

describe("Parol Nights", () => {
  it("GAME-01 the machine has five reels, three rows and 25 different lines", () => {
    expect([strips.length, parolNights.rows, new Set(lines.map(String)).size]).toEqual([5, 3, 25]);
    for (const line of lines) expect(line.every((row) => row >= 0 && row < 3) && line.length === 5).toBe(true);
    expect(combinations).toBe(36 ** 5);
  });

  it("GAME-01 a reel shows at most one bell and one sun, and the first reel has no sun", () => {
    for (const [reel, strip] of strips.entries()) {
      for (const place of strip.keys()) {
        const window = windowAt(strips.map((_, index) => (index === reel ? place : 0)))[reel] ?? [];
        expect(window.filter((symbol) => symbol === "bell").length).toBeLessThanOrEqual(1);
        expect(window.filter((symbol) => symbol === "sun").length).toBeLessThanOrEqual(reel === 0 ? 0 : 1);
      }
    }
  });

  it("GAME-01 a reel shows the strip from its stop down and wraps around", () => {
    expect(windowAt([35, 0, 34, 1, 2])).toEqual([
      ["mango", "jeepney", "jeepney"],
      ["coins", "coins", "bell"],
      ["shell", "shell", "cherries"],
      ["shell", "mango", "coins"],
      ["coins", "coins", "mango"],
    ]);
  });

  it.each([
    ["four star lanterns on the middle line", "parol parol parol parol gem", [[1, "parol", 4, 125]]],
    ["the sun in place of others", "gem sun gem sun gem", [[1, "gem", 5, 500]]],
    ["two star lanterns", "parol sun gem gem gem", [[1, "parol", 2, 5]]],
    ["nothing for two of the others", "seven seven gem gem gem", []],
    ["nothing that does not begin on the left", "gem seven seven seven seven", []],
    ["nothing across a bell", "gem gem bell gem gem", []],
    ["nothing for suns behind a bell", "bell sun sun sun sun", []],
  ] as const)("GAME-02 the engine pays %s", (_, middle, wins) => {
    // Rows above and below never match: each reel has its own symbols there.
    const window = windowOf("mango jeepney coins shell cherries", middle, "pineapple cherries mango coins jeepney");
    const spin = evaluateWindow(window);
    expect(spin.wins.filter(({ line }) => line === 1).map(Object.values)).toEqual(wins);
  });

  it("GAME-02 bells count anywhere, pay the stake once per spin, and bring free spins", () => {
    const scattered = windowOf(
      "bell mango coins bell gem",
      "seven jeepney bell shell gem",
      "pineapple gem mango coins cherries",
    );
    expect(evaluateWindow(scattered)).toMatchObject({ bells: 3, bellUnits: 50, units: 50, freeSpins: 10, wins: [] });
    expect(evaluateWindow(scattered, 3)).toMatchObject({ bellUnits: 50, units: 150, freeSpins: 10 });
    expect([bells[4], bells[5]]).toEqual([
      { pays: 10, freeSpins: 15 },
      { pays: 100, freeSpins: 20 },
    ]);
  });

  it("GAME-02 each line pays what it reads, whatever the reels", () => {
    fc.assert(
      fc.property(stops, fc.constantFrom(1, 3), (at, multiplier) => {
        const spin = evaluateSpin(at, multiplier);
        const read = lines.reduce((sum, rows) => sum + readLine(spin.window, rows), 0);
        expect(spin.wins.reduce((sum, { units }) => sum + units, 0)).toBe(read);
        expect(spin.units).toBe(multiplier * (read + spin.bellUnits));
      }),
      { numRuns: 2_000 },
    );
  });

  it("GAME-02 a sun in place of another symbol never pays less", () => {
    fc.assert(
      fc.property(stops, fc.integer({ min: 1, max: 4 }), fc.nat(2), (at, reel, row) => {
        const window = windowAt(at);
        fc.pre(window[reel]?.[row] !== "bell");
        const sunny = window.map((column, index) =>
          column.map((symbol, place): SlotSymbol => (index === reel && place === row ? "sun" : symbol)),
        );
        expect(evaluateWindow(sunny).units).toBeGreaterThanOrEqual(evaluateWindow(window).units);
      }),
    );
  });

  it("GAME-02 payouts are exact, in whole centavos, and never above the limit", () => {
    fc.assert(
      fc.property(fc.array(stops, { minLength: 1, maxLength: 61 }), stakes, (spins, stake) => {
        const units = evaluateRound(spins).reduce((sum, spin) => sum + spin.units, 0);
        expect(unitsPay(units, stake) * 25n).toBe(BigInt(units) * stake);
        const most = stake * BigInt(mostTimesStake);
        expect(roundPayout(spins, stake)).toBe(unitsPay(units, stake) < most ? unitsPay(units, stake) : most);
      }),
    );
    const rich = strips.map((strip) => strip.indexOf("parol"));
    const all = Array.from({ length: 61 }, () => rich);
    expect(roundPayout(all, 25n)).toBe(25n * 5_000n);
  });

  it("GAME-02 the largest stake is the largest whole step whose largest win stays within the limit", () => {
    fc.assert(
      fc.property(stakes, stakes, (maximumStake, maximumWin) => {
        const largest = largestSlotStake(maximumStake, maximumWin);
        expect(largest === 0n || isSlotStake(largest)).toBe(true);
        expect(largest <= maximumStake && largest * 5_000n <= maximumWin).toBe(true);
        const next = largest + 25n;
        expect(next > maximumStake || next * 5_000n > maximumWin).toBe(true);
      }),
    );
    expect([isSlotStake(0n), isSlotStake(24n), isSlotStake(25n), isSlotStake(-25n)]).toEqual([
      false,
      false,
      true,
      false,
    ]);
  });

  it("GAME-02 draws match the documented scheme: the jackpot's number, then five stops for each spin", async () => {
    const seed = fc.stringMatching(/^[0-9a-f]{64}$/);
    await fc.assert(
      fc.asyncProperty(seed, fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/), fc.nat(1e6), async (...facts) => {
        const [serverSeed, clientSeed, nonce] = facts;
        const { jackpotNumber, spins } = await drawRound(await openDraws({ serverSeed, clientSeed, nonce }));
        const numbers = numbersOf(serverSeed, `${clientSeed}:${nonce}`);
        expect(jackpotNumber).toBe(below(numbers, 2_000_000_000));
        for (const spin of spins) expect(spin).toEqual(strips.map((strip) => below(numbers, strip.length)));
      }),
    );
  });

  it("GAME-02 a round continues exactly as long as free spins remain", async () => {
    let longest = 0;
    for (let nonce = 0; nonce < 3_000; nonce++) {
      const draw = { serverSeed: "0123456789abcdef".repeat(4), clientSeed: "sinag", nonce };
      const { spins } = await drawRound(await openDraws(draw));
      const owed = spins.reduce((sum, at) => Math.min(freeSpins.most, sum + evaluateSpin(at).freeSpins), 0);
      expect(spins.length).toBe(1 + owed);
      longest = Math.max(longest, owed);
    }
    expect(longest).toBeGreaterThan(10);
  });

  it("GAME-02 a round matches the published test vector", async () => {
    const draw = { serverSeed: "0123456789abcdef".repeat(4), clientSeed: "sinag", nonce: 0 };
    expect(await drawRound(await openDraws(draw))).toEqual({
      jackpotNumber: 1_995_468_480,
      spins: [[30, 24, 17, 22, 0]],
    });
  });
});

/** Yields the numbers of a round, computed with another implementation of HMAC. */
function* numbersOf(serverSeed: string, message: string): Generator<number, never> {
  for (let block = 0; ; block++) {
    const text = block > 0 ? `${message}:${block}` : message;
    const digest = createHmac("sha256", serverSeed).update(text).digest("hex");
    for (const word of digest.match(/.{8}/g) ?? []) yield Number.parseInt(word, 16);
  }
}

function below(numbers: Generator<number, never>, outcomes: number): number {
  for (;;) {
    const { value } = numbers.next();
    if (value < Math.floor(2 ** 32 / outcomes) * outcomes) return value % outcomes;
  }
}
