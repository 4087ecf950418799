import type { GameCategory } from "#lib/contracts/games/categories.ts";

/** Vendors that a site moves to another category than the one they are delivered in. */
export interface VendorMove {
  from: GameCategory;
  to: GameCategory;
  vendors: readonly string[];
}

/**
 * Returns the moves of the site's lists (LOBBY-10). Of moves to the same place, the later one comes after the earlier
 * one.
 */
export function vendorMoves(lists: {
  esports: string[];
  cockfighting: string[];
  inHouse: string[];
}): readonly VendorMove[] {
  return [
    { from: "sports", to: "esports", vendors: lists.esports },
    { from: "sports", to: "cockfighting", vendors: lists.cockfighting },
    { from: "slots", to: "in-house", vendors: lists.inHouse },
  ];
}

export interface VendorCategory<Card extends { vendorCode: string }> {
  category: GameCategory;
  cards: readonly Card[];
}

/**
 * Moves vendors to other categories. A new category comes right after its source and after earlier ones from the same
 * source. An existing category gets the vendors at its end. Categories without vendors are removed.
 */
export function moveVendors<Card extends { vendorCode: string }>(
  delivered: readonly VendorCategory<Card>[],
  moves: readonly VendorMove[],
): VendorCategory<Card>[] {
  let categories = [...delivered];
  for (const [index, { from, to, vendors }] of moves.entries()) {
    const source = categories.find(({ category }) => category === from);
    const moved = source?.cards.filter(({ vendorCode }) => vendors.includes(vendorCode)) ?? [];
    if (!source || moved.length === 0) continue;
    const rest = source.cards.filter((card) => !moved.includes(card));
    categories = categories.map((entry) => (entry === source ? { ...entry, cards: rest } : entry));
    const target = categories.find(({ category }) => category === to);
    if (target) {
      const known = target.cards.map(({ vendorCode }) => vendorCode);
      const added = moved.filter(({ vendorCode }) => !known.includes(vendorCode));
      categories = categories.map((entry) =>
        entry === target ? { ...entry, cards: [...entry.cards, ...added] } : entry,
      );
    } else {
      const earlier = moves.slice(0, index).filter((move) => move.from === from);
      const before = [from, ...earlier.map((move) => move.to)];
      categories.splice(categories.findLastIndex(({ category }) => before.includes(category)) + 1, 0, {
        category: to,
        cards: moved,
      });
    }
  }
  return categories.filter(({ cards }) => cards.length > 0);
}

/** Returns the category that shows a vendor's game which is delivered in `category`. */
export function categoryAfterMoves(
  category: GameCategory,
  vendorCode: string,
  moves: readonly VendorMove[],
): GameCategory {
  return moves.find(({ from, vendors }) => from === category && vendors.includes(vendorCode))?.to ?? category;
}

/** Delivered games of a shown category: its own without moved vendors, plus those of vendors moved to it. */
export interface CataloguePart {
  category: GameCategory;
  only?: readonly string[];
  except?: readonly string[];
}

export function catalogueParts(category: GameCategory, moves: readonly VendorMove[]): CataloguePart[] {
  const away = moves.filter(({ from }) => from === category).flatMap(({ vendors }) => vendors);
  const here = moves.filter(({ to, vendors }) => to === category && vendors.length > 0);
  return [
    { category, ...(away.length > 0 && { except: away }) },
    ...here.map(({ from, vendors }) => ({ category: from, only: vendors })),
  ];
}
