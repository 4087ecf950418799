import { Coins, Dices, Heart, History, type LucideIcon } from "lucide-react";
import type { WireCategory } from "#lib/contracts/games/categories.ts";

/** NAV-04: a kind of games in a navigation. `href` carries the language. */
export interface KindEntry {
  gameType: WireCategory;
  title: string;
  /** How many, ready to read. */
  games: string;
  href: string;
}

/** A list of games of several kinds. */
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
