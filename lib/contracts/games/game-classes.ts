/** Classes of games within a category (LOBBY-09). The codes are those of the wire. */
export const gameClasses = [
  "slot-machine",
  "scratch-card",
  "video-poker",
  "table-games",
  "arcade",
  "jackpot",
  "bingo",
  "fish",
  "lottery",
  "live-casino",
  "sports",
  "mini-games",
  "baccarat",
  "sicbo",
  "roulette",
  "dragon-tiger",
  "blackjack",
  "mahjong",
  "three-card-poker",
  "wenzhou",
  "sedie",
  "fantan",
  "niuniu",
  "fish-prawn-crab",
  "zjh",
] as const;

export type GameClass = (typeof gameClasses)[number];

/** Returns a stored class. An unknown code counts as the widest class. */
export function gameClassOf(code: string): GameClass {
  return gameClasses.find((known) => known === code) ?? "slot-machine";
}

/** Features of a game in filters and details. */
export const gameFeatures = [
  "free-spins",
  "wilds",
  "sticky-wilds",
  "expanding-wilds",
  "multiplier",
  "respins",
  "hold-and-spin",
  "cascades",
  "bonus-round",
  "bonus-buy",
  "both-ways",
  "gamble",
  "side-bets",
  "autoplay",
  "provably-fair",
] as const;

export type GameFeature = (typeof gameFeatures)[number];
