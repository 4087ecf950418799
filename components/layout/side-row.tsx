import type { LucideIcon } from "lucide-react";
import { EntryText } from "#components/layout/entry-text.tsx";
import { CategoryLink } from "#components/lobby/category-link.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import type { GameCategory } from "#lib/contracts/games/categories.ts";

/** A row of the side menu, which is an icon while the menu is narrow. */
export const sideRowClass = "row-link narrow:min-h-tap narrow:justify-center narrow:px-0";

interface SideRowProps {
  href: string;
  icon: LucideIcon;
  children: string;
  /** Category that the entry leads to, and its number of games. */
  category?: GameCategory;
  count?: string;
  /** Badge number; it stands beside the icon while the menu is narrow. `label` is the name with the number. */
  waiting?: number;
  label?: string | undefined;
}

/** Renders an entry of the side menu. */
export function SideRow({ href, icon: Icon, category, count, waiting = 0, label, children }: SideRowProps) {
  const link = { href, title: children, className: sideRowClass };
  const content = (
    <>
      <Icon aria-hidden size={19} />
      <EntryText
        entry={{ name: children, waiting, label }}
        className="flex-1 truncate-line narrow:sr-only"
        badgeClass="narrow:absolute narrow:end-0 narrow:top-0"
      />
      {count && (
        <span translate="no" className="money text-xs font-normal text-3 narrow:hidden">
          {count}
        </span>
      )}
    </>
  );
  if (!category) return <PageLink {...link}>{content}</PageLink>;
  return (
    <CategoryLink {...link} category={category}>
      {content}
    </CategoryLink>
  );
}
