import { type WireCategory, wireCategories } from "#lib/contracts/games/categories.ts";

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

/** NAV-04: the house comes before the kinds that vendors deliver, which keep their order. */
export function kindsInOrder<Kind extends { gameType: WireCategory }>(kinds: readonly Kind[]): Kind[] {
  return kinds.toSorted((a, b) => Number(b.gameType === "INHOUSE") - Number(a.gameType === "INHOUSE"));
}

/** The kind of games that the list at an address shows, whatever its language; undefined where there is none. */
export function kindAt(pathname: string, vassalage: string | null): WireCategory | undefined {
  const name = pathname.split("/").at(-1) ?? "";
  if (name === "bgs" || (name === "rng" && vassalage === "INHOUSE")) return "INHOUSE";
  return wireCategories.find((gameType) => gameType !== "INHOUSE" && `/${name}` === lobbyPath(gameType));
}
