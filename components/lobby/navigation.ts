import { Coins, Dices, Heart, History, type LucideIcon } from "lucide-react";
import type { GameCategory } from "#lib/contracts/games/categories.ts";

/** NAV-04: a category in a navigation. `href` includes the language. */
export interface CategoryEntry {
  category: GameCategory;
  title: string;
  /** Formatted number of games. */
  games: string;
  href: string;
}

/** A list of games across categories. */
export interface ListEntry {
  list: keyof typeof listIcon;
  title: string;
  href: string;
}

export const listIcon = {
  favorite: Heart,
  recent: History,
  jackpot: Coins,
  mini: Dices,
} as const satisfies Record<string, LucideIcon>;
