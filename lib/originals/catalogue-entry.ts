/** Catalogue data of an in-house game; vendor, category and addresses follow from its code. */
export interface CatalogueEntry {
  gameClass: "table-games" | "slot-machine";
  /** Class of its drawn cover, with a tone or without. */
  artClass: string;
  name: string;
  /** By language tag, where the name differs from `name`. */
  names: Readonly<Record<string, string>>;
  hot: boolean;
  popularity: number;
  /** Position in the list of in-house games. */
  position: number;
  /** "2026-11-28" */
  releasedOn: string;
  /** Hundredths of a percent, without jackpots. */
  rtp: number;
  volatility?: 1 | 2 | 3 | 4 | 5;
  lines?: number;
  /** "5x3" */
  reels?: string;
  topMultiple?: number;
  features: readonly ("provably-fair" | "autoplay" | "free-spins" | "wilds" | "multiplier")[];
  /** In minor units, like all limits; an operator can change them. */
  minimumStake: bigint;
  maximumStake: bigint;
  maximumWin: bigint;
}
