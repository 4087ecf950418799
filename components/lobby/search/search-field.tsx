import { Search } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cx } from "#components/ui/cx.ts";
import { maxSearchLength } from "#lib/contracts/games/search-query.ts";

interface SearchFieldProps extends ComponentProps<"input"> {
  label: string;
  /** Small: one control among others. Large: what the page is for. */
  look?: keyof typeof looks;
  end?: ReactNode;
}

const looks = {
  large: { frame: "min-h-13 bg-surface-sunk ps-4 pe-1 edge-control", icon: 20, text: "text-lg" },
  small: { frame: "min-h-tap bg-surface-2 px-[13px] edge-2", icon: 18, text: "placeholder:text-3" },
} as const;

/**
 * Renders the field of a search for games. It accepts only as many characters as the search uses, so that
 * every typed character counts.
 */
export function SearchField({ label, look = "large", end, ...input }: SearchFieldProps) {
  const { frame, icon, text } = looks[look];
  return (
    <label
      className={cx(
        "flex min-w-0 flex-1 items-center gap-2.5 rounded-md text-1 focus-within:shadow-[inset_0_0_0_2px_var(--focus)]",
        frame,
      )}
    >
      <Search aria-hidden size={icon} className="shrink-0 text-3" />
      <input
        type="search"
        name="keyword"
        autoComplete="off"
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
        maxLength={maxSearchLength}
        {...input}
        className={cx("min-h-tap min-w-0 flex-1 bg-transparent outline-none", text)}
      />
      {end}
    </label>
  );
}
