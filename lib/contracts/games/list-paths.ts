import { categories, type GameCategory, wireOfCategory } from "#lib/contracts/games/categories.ts";

const pageOf = (category: GameCategory) => `/${wireOfCategory(category).toLowerCase()}`;

/** Returns the path of a category's page, without a language (NAV-04). */
export function lobbyPath(category: GameCategory): string {
  return category === "in-house" ? "/rng?vassalage=INHOUSE" : pageOf(category);
}

const launchedCategories: readonly GameCategory[] = ["lottery", "e-lottery"];

/**
 * Returns the target of a category's navigation entry, without a language (NAV-04). Lotteries launch their first vendor.
 * While it is not ready, they lead to their vendors: a launch that fails would help nobody.
 */
export function entryPath(category: GameCategory, first?: { vendorCode: string; state: string }): string {
  const launches = launchedCategories.includes(category) && first?.state === "ready";
  return launches ? vendorListPath(category, first.vendorCode) : lobbyPath(category);
}

/** Returns the path of a vendor's games in a category, without a language. In-house games have their own list. */
export function vendorListPath(category: GameCategory, vendorCode: string): string {
  return `${category === "in-house" ? "/bgs" : pageOf(category)}?vassalage=${vendorCode}`;
}

/** Query parameter that makes the details page start the game. The login returns to it. */
export const playQuery = "play";

/** Sorts the in-house category first; the others keep their order (NAV-04). */
export function categoriesInOrder<Entry extends { category: GameCategory }>(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((a, b) => Number(b.category === "in-house") - Number(a.category === "in-house"));
}

/** Returns the category of the list at a path in any language; undefined when there is none. */
export function categoryAt(pathname: string, vendorCode: string | null): GameCategory | undefined {
  const name = pathname.split("/").at(-1) ?? "";
  if (name === "bgs" || (name === "rng" && vendorCode === "INHOUSE")) return "in-house";
  return categories.find((category) => category !== "in-house" && `/${name}` === lobbyPath(category));
}
