import { ChipLink } from "#components/ui/chip.tsx";
import type { ShownList } from "#components/ui/list/shown-list.ts";
import { ScrollRow } from "#components/ui/scroll-row.tsx";

/** One filter of a list; `name` is its URL parameter. */
export interface ListFilter {
  name: string;
  label: string;
  /** Label of the option that turns the filter off. */
  all: string;
  options: readonly { value: string; label: string }[];
}

interface FilterChipsProps {
  list: Pick<ShownList<unknown>, "filters" | "filterAddress">;
  groups: readonly ListFilter[];
}

/** Shows filters as chips that link to URLs. With more than one filter, each has a visible label. */
export function FilterChips({ list, groups }: FilterChipsProps) {
  const several = groups.length > 1;
  return (
    <div className="grid gap-1.5">
      {groups.map(({ name, label, all, options }) => (
        <ScrollRow key={name} label={label} className="-mx-1 items-center gap-2 p-1">
          {several && <span className="min-w-16 text-sm text-3">{label}</span>}
          <ChipLink href={list.filterAddress(name)} on={list.filters[name] === undefined}>
            {all}
          </ChipLink>
          {options.map(({ value, label: text }) => (
            <ChipLink key={value} href={list.filterAddress(name, value)} on={list.filters[name] === value}>
              {text}
            </ChipLink>
          ))}
        </ScrollRow>
      ))}
    </div>
  );
}
