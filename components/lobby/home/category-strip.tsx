import { House, type LucideIcon } from "lucide-react";
import { categoryIcon } from "#components/lobby/category-icon.ts";
import { type CategoryEntry, type ListEntry, listIcon } from "#components/lobby/navigation.ts";
import { cx } from "#components/ui/cx.ts";
import { PageLink } from "#components/ui/page-link.tsx";

interface CategoryStripProps {
  categories: readonly CategoryEntry[];
  lists: readonly ListEntry[];
  ownLists: readonly ListEntry[];
  text: { label: string; all: string };
  home: string;
  className?: string;
}

/** NAV-04: renders the categories on a phone as icons with names, in one row that scrolls sideways. */
export function CategoryStrip({ categories, lists, ownLists, text, home, className }: CategoryStripProps) {
  return (
    <nav
      aria-label={text.label}
      className={cx("-mx-3.5 flex gap-2 overflow-x-auto px-3.5 no-scrollbar lg:hidden", className)}
    >
      <Entry href={home} icon={House} title={text.all} />
      {categories.map(({ category, href, title }) => (
        <Entry key={category} href={href} icon={categoryIcon[category]} title={title} />
      ))}
      {[...lists, ...ownLists].map(({ list, href, title }) => (
        <Entry key={list} href={href} icon={listIcon[list]} title={title} />
      ))}
    </nav>
  );
}

function Entry({ href, icon: Icon, title }: { href: string; icon: LucideIcon; title: string }) {
  return (
    <PageLink
      href={href}
      className="group grid w-[4.75rem] shrink-0 content-start justify-items-center gap-1.5 text-center text-xs leading-tight font-semibold text-2 aria-[current=page]:text-1"
    >
      <span className="grid h-[52px] w-[58px] place-items-center rounded-[16px] bg-surface-1 edge-1 text-brand-text group-aria-[current=page]:bg-brand group-aria-[current=page]:text-on-brand group-aria-[current=page]:shadow-none">
        <Icon aria-hidden size={22} />
      </span>
      {title}
    </PageLink>
  );
}
