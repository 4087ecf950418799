import { Check } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import {
  chooseOption,
  chosenIn,
  clearGroup,
  type FilterGroup,
  isChosen,
} from "#components/lobby/list/filter-groups.ts";
import { type ListChange, type ListWire, listAddress } from "#components/lobby/list/list-query.ts";

interface FilterLinksProps {
  path: string;
  wire: ListWire;
  group: FilterGroup;
  /** Accessible name, when the group's label says too little. */
  label?: string;
}

/** Renders a group with one choice as links in a menu: each applies at once. */
export function FilterLinks({ path, wire, group, label = group.label }: FilterLinksProps) {
  const row = (key: string, change: ListChange, on: boolean, text: string, count?: string) => (
    <Row key={key} href={listAddress(path, wire, change)} on={on} count={count}>
      {text}
    </Row>
  );
  return (
    <nav aria-label={label} className="grid content-start gap-0.5 overflow-y-auto">
      {group.any && row("any", clearGroup(group), chosenIn(wire, group).length === 0, group.any)}
      {group.options.map((option) =>
        row(
          option.filter + option.value,
          chooseOption(group, option),
          isChosen(wire, option),
          option.label,
          option.count,
        ),
      )}
    </nav>
  );
}

interface RowProps {
  href: string;
  on: boolean;
  count: string | undefined;
  children: ReactNode;
}

function Row({ href, on, count, children }: RowProps) {
  return (
    <Link
      href={href}
      prefetch={false}
      scroll={false}
      aria-current={on || undefined}
      className="flex min-h-10 items-center gap-2.5 rounded-[10px] px-2.5 text-sm text-2 -outline-offset-2 hover:bg-surface-2 hover:text-1 max-lg:min-h-tap aria-[current=true]:font-semibold aria-[current=true]:text-1"
    >
      <Check aria-hidden size={16} className={on ? "text-brand-text" : "invisible"} />
      <span>{children}</span>
      {count !== undefined && <span className="ms-auto ps-3 text-xs text-3">{count}</span>}
    </Link>
  );
}
