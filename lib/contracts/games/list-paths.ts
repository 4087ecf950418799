import { type WireCategory, wireCategories } from "#lib/contracts/games/categories.ts";

/** Returns the path of a category's page, without a language (NAV-04). */
export function lobbyPath(gameType: WireCategory): string {
  return gameType === "INHOUSE" ? "/rng?vassalage=INHOUSE" : `/${gameType.toLowerCase()}`;
}

/** Returns the path of a vendor's games in a category, without a language. In-house games have their own list. */
export function vendorListPath(gameType: WireCategory, vassalage: string): string {
  return `${gameType === "INHOUSE" ? "/bgs" : `/${gameType.toLowerCase()}`}?vassalage=${vassalage}`;
}

/** Query parameter that makes the details page start the game. The login returns to it. */
export const playQuery = "play";

/** Sorts the in-house category first; the others keep their order (NAV-04). */
export function categoriesInOrder<Kind extends { gameType: WireCategory }>(kinds: readonly Kind[]): Kind[] {
  return kinds.toSorted((a, b) => Number(b.gameType === "INHOUSE") - Number(a.gameType === "INHOUSE"));
}

/** Returns the category of the list at a path in any language; undefined when there is none. */
export function categoryAt(pathname: string, vassalage: string | null): WireCategory | undefined {
  const name = pathname.split("/").at(-1) ?? "";
  if (name === "bgs" || (name === "rng" && vassalage === "INHOUSE")) return "INHOUSE";
  return wireCategories.find((gameType) => gameType !== "INHOUSE" && `/${name}` === lobbyPath(gameType));
}
