/** LOBBY-09: what kind of game it is, within its category. The codes are the wire's own. */
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

/** A stored class; one that is no longer in the table counts as the widest. */
export function gameClassOf(code: string): GameClass {
  return gameClasses.find((known) => known === code) ?? "slot-machine";
}

/** What a game can do, as filters and details name it. */
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
