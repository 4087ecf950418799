import type { WireCategory } from "#lib/contracts/games/categories.ts";
import type { GameClass } from "#lib/contracts/games/game-classes.ts";

/** What a list is of, before anyone filters it. */
export interface GameListScope {
  gameType?: WireCategory;
  gameClassify?: GameClass;
  hasJackpot?: "1";
  selectType?: "HOT";
}

/** LOBBY-08: the lists of games, by the name in their address. */
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

/** LOBBY-07: kinds that show their vendors as cards. */
export const gameCentres = {
  sports: "SPORTS",
  esports: "ESPORTS",
  lott: "LOTT",
  elott: "ELOTT",
  cockfight: "COCKFIGHT",
} as const satisfies Record<string, WireCategory>;

export type GameCentreName = keyof typeof gameCentres;

/** LOBBY-05: whether a press on a vendor of the kind launches it; the others' vendors are houses of many games, with a list. */
export function launchesVendor(gameType: WireCategory): boolean {
  return Object.values<WireCategory>(gameCentres).includes(gameType);
}
