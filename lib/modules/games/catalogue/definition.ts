import type { GameCategory } from "#lib/contracts/games/categories.ts";
import type { GameClass, GameFeature } from "#lib/contracts/games/game-classes.ts";

export interface VendorDefinition {
  code: string;
  name: string;
  large?: boolean;
  /**
   * Categories of delivery, with the vendor's position there. `lobby` is the game that a click on the vendor launches.
   */
  categories: readonly { category: GameCategory; position: number; lobby?: string }[];
}

/** Amounts are in minor units of the site's currency. */
export interface GameDefinition {
  code: string;
  vendorCode: string;
  vendorGameId: string;
  category: GameCategory;
  gameClass: GameClass;
  /** Class of the cover, with a tone ("mango.t") or without; defaults to the game class. */
  artClass?: string;
  name: string;
  /** By language tag. */
  names?: Readonly<Record<string, string>>;
  hot?: boolean;
  demo?: boolean;
  jackpot?: boolean;
  popularity?: number;
  position?: number;
  /** "2026-11-28" */
  releasedOn: string;
  /** Hundredths of a percent, without jackpots. */
  rtp?: number;
  volatility?: 1 | 2 | 3 | 4 | 5;
  lines?: number;
  reels?: string;
  topMultiple?: number;
  features?: readonly GameFeature[];
  minimumStake: bigint;
  maximumStake: bigint;
  maximumWin: bigint;
}

export interface CatalogueDefinition {
  vendors: readonly VendorDefinition[];
  games: readonly GameDefinition[];
}
