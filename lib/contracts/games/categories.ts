/** Kinds of games, and what the wire calls them (legacy codes). */
export const gameCategories = [
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

export const wireCategories: readonly WireCategory[] = gameCategories.map(({ wire }) => wire);

export function categoryOfWire(wire: WireCategory): GameCategory {
  return gameCategories.find((category) => category.wire === wire)?.code ?? "in-house";
}

/** The wire's code of a stored category; one that is not in the table counts as in-house, the only kind we make. */
export function wireOfCategory(code: string): WireCategory {
  return gameCategories.find((category) => category.code === code)?.wire ?? "INHOUSE";
}
