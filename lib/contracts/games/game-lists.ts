import type { WireCategory } from "#lib/contracts/games/categories.ts";
import type { GameClass } from "#lib/contracts/games/game-classes.ts";

/** Fixed filters of a list. */
export interface GameListScope {
  gameType?: WireCategory;
  gameClassify?: GameClass;
  hasJackpot?: "1";
  selectType?: "HOT";
}

/** Lists of games, by the name in their URL (LOBBY-08). */
export const gameLists = {
  live: { gameType: "LIVE" },
  fish: { gameType: "FISH" },
  rng: { gameType: "RNG" },
  pvp: { gameType: "PVP" },
  bgs: { gameType: "INHOUSE" },
  hot: { selectType: "HOT" },
  jackpot: { hasJackpot: "1" },
  mini: { gameClassify: "mini-games" },
} as const satisfies Record<string, GameListScope>;

export type GameListName = keyof typeof gameLists;

/** Categories that show their vendors as cards (LOBBY-07). */
export const gameCentres = {
  sports: "SPORTS",
  esports: "ESPORTS",
  lott: "LOTT",
  elott: "ELOTT",
  cockfight: "COCKFIGHT",
} as const satisfies Record<string, WireCategory>;

export type GameCentreName = keyof typeof gameCentres;

/**
 * True when a click on a vendor of the category launches it (LOBBY-05). In other categories it opens the vendor's list.
 */
export function launchesVendor(gameType: WireCategory): boolean {
  return Object.values<WireCategory>(gameCentres).includes(gameType);
}
