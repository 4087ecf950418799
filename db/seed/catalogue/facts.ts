import type { Chance } from "#db/seed/catalogue/random.ts";
import { artSlug } from "#lib/art/address.ts";
import type { GameFeature } from "#lib/contracts/games/game-classes.ts";
import type { GameDefinition } from "#lib/modules/games/index.ts";

type Volatility = NonNullable<GameDefinition["volatility"]>;
type Facts = Pick<
  GameDefinition,
  "rtp" | "volatility" | "lines" | "reels" | "topMultiple" | "features" | "minimumStake" | "maximumStake" | "maximumWin"
>;

const volatilities: readonly Volatility[] = [1, 2, 2, 3, 3, 3, 4, 4, 5];
const topOf: Record<Volatility, readonly number[]> = {
  1: [200, 500],
  2: [500, 1_000],
  3: [1_000, 2_000, 2_500],
  4: [2_500, 5_000],
  5: [5_000, 10_000],
};

/** Reels and their possible numbers of lines. */
const grids: readonly (readonly [string, readonly number[]])[] = [
  ["3x3", [1, 5, 9]],
  ["5x3", [9, 10, 20, 25, 30, 50]],
  ["5x3", [20, 25, 243]],
  ["5x4", [40, 50, 1_024]],
  ["6x4", [50, 100, 4_096]],
  ["6x5", [30, 60]],
  ["5x5", [40, 3_125]],
];

const slotFeatures: readonly GameFeature[] = [
  "free-spins",
  "wilds",
  "multiplier",
  "respins",
  "sticky-wilds",
  "expanding-wilds",
  "hold-and-spin",
  "cascades",
  "bonus-round",
  "bonus-buy",
  "both-ways",
  "gamble",
  "autoplay",
];

const leastStakes = [20n, 50n, 1_00n, 1_00n, 2_00n, 5_00n, 10_00n] as const;
const largestWin = 5_000_000_00n;

/** Returns reels, lines and payouts of slots and of games with the same mechanics. */
export function slotFacts(chance: Chance): Facts {
  const volatility = chance.pick(volatilities);
  const [reels, ways] = chance.pick(grids);
  const features = chance.shuffle(slotFeatures).slice(0, 2 + chance.below(4));
  return { ...moneyFacts(chance, volatility), volatility, reels, lines: chance.pick(ways), features };
}

/** Returns facts of table, card and fishing games: no reels and a small house edge. */
export function tableFacts(chance: Chance, features: readonly GameFeature[] = []): Facts {
  return { ...moneyFacts(chance, chance.pick([1, 2, 3])), features, rtp: 9_650 + chance.below(260) };
}

function moneyFacts(chance: Chance, volatility: Volatility) {
  const minimumStake = chance.pick(leastStakes);
  const maximumStake = minimumStake * chance.pick([500n, 1_000n, 2_000n]);
  const topMultiple = chance.pick(topOf[volatility]);
  const whole = maximumStake * BigInt(topMultiple);
  const maximumWin = whole < largestWin ? whole : largestWin;
  return { rtp: 9_200 + chance.below(560), topMultiple, minimumStake, maximumStake, maximumWin };
}

/** Returns a release day: most games are years old, a few were released this month. */
export function releaseDay(chance: Chance, today: Date): string {
  const days = chance.often(5)
    ? 1 + chance.below(25)
    : 31 + Math.floor(chance.below(1_400) * (chance.below(100) / 100));
  return new Date(today.getTime() - days * 86_400_000).toISOString().slice(0, 10);
}

/** Derives code and vendor id from a unique name. */
export function identityOf(name: string, vendorCode: string) {
  return { name, vendorCode, code: artSlug(name), vendorGameId: `${vendorCode.toLowerCase()}-${artSlug(name)}` };
}
