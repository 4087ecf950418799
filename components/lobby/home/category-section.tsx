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
  className?: string;
}

/** Renders one category on the home page: its heading at once, its games when scrolled near. */
export function CategorySection({
  section: { category, title, count, href, tiles },
  text,
  className,
}: CategorySectionProps) {
  const rail = `rail-${category}`;
  const all = { href, text: text.all, label: text.allOf };
  const rows = category === "slots" ? 2 : 1;
  return (
    <Section
      icon={categoryIcon[category]}
      title={title}
      badge={count}
      all={all}
      arrows={{ rail, tiles, rows, text }}
      className={className}
    >
      <LaterRail id={rail} category={category} rows={rows} all={all} />
    </Section>
  );
}
