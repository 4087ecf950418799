/** Categories of games with their legacy codes on the wire. */
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

/** Returns the wire code of a stored category. An unknown code counts as in-house, the only category we make. */
export function wireOfCategory(code: string): WireCategory {
  return gameCategories.find((category) => category.code === code)?.wire ?? "INHOUSE";
}
