import type { JackpotPool } from "#lib/originals/jackpots.ts";

/**
 * The complete definition of Parol Nights: five reels, three rows, 25 lines. The engine, the page, its rules and pay
 * table, the check of a round and the enumeration of its return all read it. A change of any figure needs a new
 * `edition` and keeps the old definition for the rounds that were played by it.
 */
export const slotSymbols = [
  "parol",
  "seven",
  "gem",
  "jeepney",
  "shell",
  "coins",
  "mango",
  "pineapple",
  "cherries",
  "sun",
  "bell",
] as const;
export type SlotSymbol = (typeof slotSymbols)[number];
/** Symbols that a line can consist of. */
export type LineSymbol = Exclude<SlotSymbol, "sun" | "bell">;

/** By count, in line stakes. Counts without an entry pay nothing. */
export type Pays = Readonly<Partial<Record<2 | 3 | 4 | 5, number>>>;

/** From the top down. A reel that stops at n shows n, n + 1 and n + 2; the strip wraps around. */
const strip = (symbols: string): readonly SlotSymbol[] =>
  symbols.split(" ").map((name) => {
    const symbol = slotSymbols.find((known) => known === name);
    if (!symbol) throw new RangeError(name);
    return symbol;
  });

export const parolNights = {
  code: "parol-nights",
  edition: 1,
  rows: 3,
  strips: [
    strip(
      "jeepney jeepney seven seven coins coins shell shell cherries cherries mango mango pineapple jeepney gem coins coins mango pineapple pineapple cherries cherries pineapple pineapple shell shell parol parol coins gem gem cherries cherries bell mango mango",
    ),
    strip(
      "coins coins bell mango mango seven seven pineapple pineapple coins coins shell shell sun jeepney jeepney gem gem cherries cherries mango mango pineapple pineapple mango jeepney parol cherries sun cherries cherries pineapple pineapple gem shell shell",
    ),
    strip(
      "cherries cherries parol parol bell pineapple seven seven shell shell coins coins cherries cherries gem mango mango jeepney jeepney sun pineapple pineapple mango mango gem gem pineapple pineapple cherries jeepney coins coins bell sun shell shell",
    ),
    strip(
      "shell shell mango coins coins jeepney shell shell cherries cherries jeepney jeepney mango mango bell parol pineapple pineapple sun cherries cherries mango mango pineapple pineapple gem pineapple cherries cherries coins coins gem gem sun seven seven",
    ),
    strip(
      "mango mango coins coins mango mango cherries pineapple pineapple parol parol sun gem gem bell cherries cherries jeepney jeepney sun shell shell pineapple pineapple gem jeepney jeepney cherries cherries shell shell coins coins pineapple seven seven",
    ),
  ],
  /** Rows from the left; 0 is the upper row. */
  lines: [
    [1, 1, 1, 1, 1],
    [0, 0, 0, 0, 0],
    [2, 2, 2, 2, 2],
    [0, 1, 2, 1, 0],
    [2, 1, 0, 1, 2],
    [1, 0, 0, 0, 1],
    [1, 2, 2, 2, 1],
    [0, 0, 1, 2, 2],
    [2, 2, 1, 0, 0],
    [1, 2, 1, 0, 1],
    [1, 0, 1, 2, 1],
    [0, 1, 1, 1, 0],
    [2, 1, 1, 1, 2],
    [0, 1, 0, 1, 0],
    [2, 1, 2, 1, 2],
    [1, 1, 0, 1, 1],
    [1, 1, 2, 1, 1],
    [0, 0, 2, 0, 0],
    [2, 2, 0, 2, 2],
    [0, 2, 2, 2, 0],
    [2, 0, 0, 0, 2],
    [1, 2, 0, 2, 1],
    [1, 0, 2, 0, 1],
    [0, 2, 0, 2, 0],
    [2, 0, 2, 0, 2],
  ],
  /** From the left. The sun substitutes for any of these; it is not on the first reel. */
  pays: {
    parol: { 2: 5, 3: 50, 4: 125, 5: 2_500 },
    seven: { 3: 40, 4: 100, 5: 1_000 },
    gem: { 3: 35, 4: 90, 5: 500 },
    jeepney: { 3: 30, 4: 75, 5: 300 },
    shell: { 3: 20, 4: 60, 5: 250 },
    coins: { 3: 15, 4: 50, 5: 200 },
    mango: { 3: 12, 4: 40, 5: 150 },
    pineapple: { 3: 10, 4: 30, 5: 100 },
    cherries: { 3: 8, 4: 25, 5: 100 },
  } satisfies Record<LineSymbol, Pays>,
  wild: "sun",
  scatter: "bell",
  /** Bells anywhere: a multiple of the whole stake, and free spins; also during free spins. */
  bells: {
    3: { pays: 2, freeSpins: 10 },
    4: { pays: 10, freeSpins: 15 },
    5: { pays: 100, freeSpins: 20 },
  },
  /** Multiplier of free-spin wins, and the maximum number of free spins per round. */
  freeSpins: { multiplier: 3, most: 60 },
  /** Maximum payout of a round with its free spins, times the stake; jackpots are added on top. */
  mostTimesStake: 5_000,
  /** Number of reel combinations that pay; the test counts them. */
  payingCombinations: 16_557_273,
  jackpots: [
    { code: "grand", perUnit: 1, share: 5_500, seed: 50_000_00n },
    { code: "star", perUnit: 40, share: 2_500, seed: 1_000_00n },
    { code: "spark", perUnit: 400, share: 1_500, seed: 25_00n },
  ],
} as const satisfies SlotDefinition;

export interface SlotDefinition {
  code: string;
  edition: number;
  rows: number;
  strips: readonly (readonly SlotSymbol[])[];
  lines: readonly (readonly number[])[];
  pays: Readonly<Record<LineSymbol, Pays>>;
  wild: SlotSymbol;
  scatter: SlotSymbol;
  bells: Readonly<Record<3 | 4 | 5, { pays: number; freeSpins: number }>>;
  freeSpins: { multiplier: number; most: number };
  mostTimesStake: number;
  payingCombinations: number;
  jackpots: readonly JackpotPool[];
}
