import type { GameCategory } from "#lib/contracts/games/categories.ts";

/** Sizes of the lobby (LOBBY-04). */
export const lobbySizes = {
  /** Games of a vendor or category per request of a section or list. */
  games: 20,
  favorites: 999,
  /** Vendors of a category on the home page. */
  homeVendors: 12,
  /** Tiles in a row on the widest screens and on narrower ones. */
  beside: 6,
  besideNarrow: 4,
  /** A drop-down with more entries, 'all' not counted, is the large one (NAV-05). */
  largeMenu: 10,
} as const;

/** Number of rows of a slide with that many tiles. A second row begins when one row cannot show all of them. */
export const rowsOf = (tiles: number): 1 | 2 => (tiles > lobbySizes.beside ? 2 : 1);

/** True when the drop-down of that many vendors is the large one. */
export const isLargeMenu = (vendors: number): boolean => vendors > lobbySizes.largeMenu;

/** Vendors whose games the home page prefetches, by category. Games of the others load near the end of the row. */
export const firstFetch: Partial<Record<GameCategory, number>> = {
  slots: 3,
  "in-house": 1,
  "live-casino": 1,
  fishing: 1,
};

/** Categories without a section on the home page (LOBBY-01). */
export const hiddenOnHome: readonly GameCategory[] = ["esports", "cockfighting"];
