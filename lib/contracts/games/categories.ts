/** Categories of games with their legacy codes on the wire and in addresses. */
const gameCategories = [
  { code: "slots", wire: "RNG" },
  { code: "poker", wire: "PVP" },
  { code: "fishing", wire: "FISH" },
  { code: "live-casino", wire: "LIVE" },
  { code: "sports", wire: "SPORTS" },
  { code: "esports", wire: "ESPORTS" },
  { code: "lottery", wire: "LOTT" },
  { code: "e-lottery", wire: "ELOTT" },
  { code: "cockfighting", wire: "COCKFIGHT" },
  { code: "in-house", wire: "INHOUSE" },
] as const;

export type GameCategory = (typeof gameCategories)[number]["code"];
export type WireCategory = (typeof gameCategories)[number]["wire"];

export const categories: readonly GameCategory[] = gameCategories.map(({ code }) => code);
export const wireCategories: readonly WireCategory[] = gameCategories.map(({ wire }) => wire);

/** Returns the category of a code on the wire. */
export function categoryOfWire(wire: WireCategory): GameCategory {
  return gameCategories.find((known) => known.wire === wire)?.code ?? "in-house";
}

export function wireOfCategory(category: GameCategory): WireCategory {
  return gameCategories.find(({ code }) => code === category)?.wire ?? "INHOUSE";
}

/** Returns a stored category. An unknown code counts as in-house, the only category we make. */
export function categoryOf(code: string): GameCategory {
  return categories.find((known) => known === code) ?? "in-house";
}
