import type { WireCategory } from "#lib/contracts/games/categories.ts";

/** NAV-04: the page of one kind of games, without its language. */
export function lobbyPath(gameType: WireCategory): string {
  return gameType === "INHOUSE" ? "/rng?vassalage=INHOUSE" : `/${gameType.toLowerCase()}`;
}

/** One vendor's games of a kind, as an address without a language; the house has a list of its own. */
export function vendorListPath(gameType: WireCategory, vassalage: string): string {
  return `${gameType === "INHOUSE" ? "/bgs" : `/${gameType.toLowerCase()}`}?vassalage=${vassalage}`;
}

/** The details page starts the game by itself when its address says so: where a login leads back to. */
export const playQuery = "play";
