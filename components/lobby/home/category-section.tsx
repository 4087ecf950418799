import { categoryIcon } from "#components/lobby/category-icon.ts";
import { LaterRail } from "#components/lobby/home/later-rail.tsx";
import { Section } from "#components/lobby/home/section.tsx";
import type { GameCategory } from "#lib/contracts/games/categories.ts";

export interface HomeCategory {
  category: GameCategory;
  title: string;
  /** Formatted number. */
  count: string;
  href: string;
  /** Number of tiles in its row. */
  tiles: number;
}

interface CategorySectionProps {
  section: HomeCategory;
  text: { all: string; allOf: string; back: string; next: string };
}

/** Renders one category on the home page: its heading at once, its games when scrolled near. */
export function CategorySection({ section: { category, title, count, href, tiles }, text }: CategorySectionProps) {
  const rail = `rail-${category}`;
  const all = { href, text: text.all, label: text.allOf };
  return (
    <Section icon={categoryIcon[category]} title={title} count={count} all={all} arrows={{ rail, tiles, text }}>
      <LaterRail id={rail} category={category} tiles={tiles} all={all} />
    </Section>
  );
}
