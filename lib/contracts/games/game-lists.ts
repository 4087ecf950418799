import { type GameCategory, wireOfCategory } from "#lib/contracts/games/categories.ts";
import type { GameClass } from "#lib/contracts/games/game-classes.ts";

/** Fixed filters of a list. */
export interface GameListScope {
  category?: GameCategory;
  gameClass?: GameClass;
  hasJackpot?: "1";
  selectType?: "HOT";
}

/** Returns the scope as the input of `listGames` on the wire. */
export function wireOfScope({ category, gameClass, ...flags }: GameListScope) {
  return {
    ...(category && { gameType: wireOfCategory(category) }),
    ...(gameClass && { gameClassify: gameClass }),
    ...flags,
  };
}

/** Lists of games, by the name in their URL (LOBBY-08). */
export const gameLists = {
  live: { category: "live-casino" },
  fish: { category: "fishing" },
  rng: { category: "slots" },
  pvp: { category: "poker" },
  bgs: { category: "in-house" },
  hot: { selectType: "HOT" },
  jackpot: { hasJackpot: "1" },
  mini: { gameClass: "mini-games" },
} as const satisfies Record<string, GameListScope>;

export type GameListName = keyof typeof gameLists;

/** Categories that show their vendors as cards (LOBBY-07). */
export const gameCentres = {
  sports: "sports",
  esports: "esports",
  lott: "lottery",
  elott: "e-lottery",
  cockfight: "cockfighting",
} as const satisfies Record<string, GameCategory>;

export type GameCentreName = keyof typeof gameCentres;

/**
 * True when a click on a vendor of the category launches it (LOBBY-05). In other categories it opens the vendor's list.
 */
export function launchesVendor(category: GameCategory): boolean {
  return Object.values<GameCategory>(gameCentres).includes(category);
}
