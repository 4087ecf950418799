import type { WireCategory } from "#lib/contracts/games/categories.ts";

/** NAV-04: where a kind of games is listed, as an address without a language. The house has its own list, of slots. */
export function lobbyPath(gameType: WireCategory): `/${string}` {
  return gameType === "INHOUSE" ? "/rng?vassalage=INHOUSE" : `/${gameType.toLowerCase()}`;
}

/** LOBBY-08: kinds whose games are listed; the others show their vendors as cards (LOBBY-07). */
export const listedCategories = ["LIVE", "FISH", "RNG", "PVP"] as const satisfies readonly WireCategory[];
export const centreCategories = [
  "SPORTS",
  "ESPORTS",
  "LOTT",
  "ELOTT",
  "COCKFIGHT",
] as const satisfies readonly WireCategory[];

/** The list of one vendor's games of a kind. */
export function vendorPath(gameType: WireCategory, vassalage: string): `/${string}` {
  if (gameType === "INHOUSE") return `/bgs?vassalage=${vassalage}`;
  return `/${gameType.toLowerCase()}?vassalage=${vassalage}`;
}
