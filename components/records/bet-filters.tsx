import { type BetFilter, betAddress } from "#components/records/bet-query.ts";
import { ChipLink } from "#components/ui/chip.tsx";
import { ScrollRow } from "#components/ui/scroll-row.tsx";

interface BetFiltersProps {
  page: string;
  /** The days as the address has them; kept when a filter changes. */
  days: Record<string, string>;
  filter: BetFilter;
  groups: readonly { name: keyof BetFilter; label: string; options: readonly { value: string; label: string }[] }[];
  all: string;
}

/** Vendor, type and result as chips in the address. */
export function BetFilters({ page, days, filter, groups, all }: BetFiltersProps) {
  return (
    <div className="grid gap-1.5">
      {groups.map(({ name, label, options }) => (
        <ScrollRow key={name} label={label} className="-mx-1 items-center gap-2 p-1">
          <span className="min-w-16 text-sm text-3">{label}</span>
          {[{ value: "", label: all }, ...options].map((option) => (
            <ChipLink
              key={option.value}
              href={betAddress(page, { ...days, ...filter, [name]: option.value })}
              on={(filter[name] ?? "") === option.value}
            >
              {option.label}
            </ChipLink>
          ))}
        </ScrollRow>
      ))}
    </div>
  );
}
