import type { VendorCard } from "#lib/contracts/games/game-view.ts";
import { normalise } from "#lib/modules/games/catalogue/search-text.ts";
import { type Likeness, likenessOf } from "#lib/modules/games/catalogue/spelling.ts";

/** From the best to the worst. */
const ranks = ["typed", "word", "beginning", null] as const;

/**
 * Returns a function that lists the vendors of a rank (LOBBY-16). Typed: every search word starts a word of the vendor's
 * name or code. Otherwise the rank is that of the word that is least like the vendor's.
 */
export function vendorFinder(cards: readonly VendorCard[], words: readonly string[]) {
  const ranked = cards.map((card) => ({ card, rank: rankOf(card, words) }));
  return (rank: Likeness | "typed") => ranked.filter((vendor) => vendor.rank === rank).map(({ card }) => card);
}

function rankOf({ displayName, vendorCode }: VendorCard, words: readonly string[]) {
  const own = `${normalise(displayName)} ${normalise(vendorCode)}`.split(" ");
  const likeness = (typed: string, word: string) => (word.startsWith(typed) ? "typed" : likenessOf(typed, word));
  const best = words.map((typed) => Math.min(...own.map((word) => ranks.indexOf(likeness(typed, word)))));
  return ranks[Math.max(...best)];
}
