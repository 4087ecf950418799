import Link from "next/link";
import { DropDown } from "#components/ui/drop-down.tsx";
import type { ShownList } from "#components/ui/list/shown-list.ts";

/** One filter of a list; `name` is its URL parameter. */
export interface ListFilter {
  name: string;
  label: string;
  /** Label of the option that turns the filter off. */
  all: string;
  options: readonly { value: string; label: string }[];
}

interface FilterMenusProps {
  list: Pick<ShownList<unknown>, "filters" | "filterAddress">;
  filters: readonly ListFilter[];
}

/** Shows filters as menus of links to URLs; each says what is chosen. */
export function FilterMenus({ list, filters }: FilterMenusProps) {
  return filters.map(({ name, label, all, options }) => (
    <DropDown
      key={name}
      label={label}
      value={chosenOf(list, { name, all, options })}
      on={list.filters[name] !== undefined}
      className="rounded-md bg-surface-1 edge-2"
    >
      {[{ value: undefined, label: all }, ...options].map((option) => (
        <Link
          key={option.label}
          href={list.filterAddress(name, option.value)}
          prefetch={false}
          scroll={false}
          aria-current={list.filters[name] === option.value || undefined}
          className="flex min-h-10 items-center rounded-[9px] px-3 font-[550] text-2 hover:bg-surface-2 hover:text-1 max-lg:min-h-tap aria-[current=true]:text-brand-text"
        >
          {option.label}
        </Link>
      ))}
    </DropDown>
  ));
}

/** Returns the label of a filter's value. */
export function chosenOf(
  { filters }: Pick<ShownList<unknown>, "filters">,
  { name, all, options }: Pick<ListFilter, "name" | "all" | "options">,
): string {
  return options.find(({ value }) => value === filters[name])?.label ?? all;
}
