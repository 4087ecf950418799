import { Search } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { maxSearchLength } from "#lib/contracts/games/search-query.ts";

interface SearchFieldProps extends ComponentProps<"input"> {
  label: string;
  end?: ReactNode;
}

/**
 * Renders the search field of the page and the overlay. It accepts only as many characters as the search uses, so that
 * every typed character counts.
 */
export function SearchField({ label, end, ...input }: SearchFieldProps) {
  return (
    <label className="flex min-h-13 min-w-0 flex-1 items-center gap-2.5 rounded-md bg-surface-sunk ps-4 pe-1 text-1 edge-control focus-within:shadow-[inset_0_0_0_2px_var(--focus)]">
      <Search aria-hidden size={20} className="shrink-0 text-3" />
      <input
        type="search"
        name="keyword"
        autoComplete="off"
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
        maxLength={maxSearchLength}
        {...input}
        className="min-h-tap min-w-0 flex-1 bg-transparent text-lg outline-none"
      />
      {end}
    </label>
  );
}
