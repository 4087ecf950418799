import type { WireCategory } from "#lib/contracts/games/categories.ts";

/** LOBBY-04. */
export const lobbySizes = {
  /** Games of one vendor or kind that a section or list asks for at once. */
  games: 20,
  favorites: 999,
  /** Vendors of one kind on the home page. */
  homeVendors: 12,
  /** Tiles beside each other at the widest, and on a screen that is not. Arrows stand where a row has more. */
  beside: 6,
  besideNarrow: 4,
  /** NAV-05: a drop-down with more entries is the large one, 'all' not counted. */
  largeMenu: 10,
} as const;

/** Whether the drop-down of so many vendors is the large one. */
export const isLargeMenu = (vendors: number): boolean => vendors > lobbySizes.largeMenu;

/** Vendors whose games the home page brings along, by kind; the others' come as one nears the end of the row. */
export const firstFetch: Partial<Record<WireCategory, number>> = { RNG: 3, INHOUSE: 1, LIVE: 1, FISH: 1 };

/** LOBBY-01. */
export const hiddenOnHome: readonly WireCategory[] = ["ESPORTS", "COCKFIGHT"];
