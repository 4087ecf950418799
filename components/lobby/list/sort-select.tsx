"use client";
import { ArrowDownWideNarrow, ChevronDown } from "lucide-react";
import { useRouter } from "next/navigation";
import { useDebouncedChoice } from "#components/ui/use-debounced-choice.ts";

interface SortSelectProps {
  label: string;
  /** Each order with the URL of the list in that order. */
  orders: readonly { href: string; label: string; current: boolean }[];
}

/** Renders the order of a list as a native select; each option navigates to a URL. */
export function SortSelect({ label, orders }: SortSelectProps) {
  const router = useRouter();
  const choice = useDebouncedChoice(orders.find(({ current }) => current)?.href, (href) =>
    router.push(href, { scroll: false }),
  );
  return (
    <span className="relative inline-flex min-h-tap max-w-full items-center rounded-md bg-surface-1 text-sm font-semibold text-2 edge-2 hover:bg-surface-2 hover:text-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <ArrowDownWideNarrow aria-hidden size={16} className="pointer-events-none absolute start-3 text-3" />
      <select
        {...choice}
        aria-label={label}
        className="min-h-tap max-w-full appearance-none truncate-line bg-transparent ps-9 pe-8 outline-none [&>option]:bg-surface-2 [&>option]:text-1"
      >
        {orders.map(({ href, label: name }) => (
          <option key={href} value={href}>
            {name}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden size={15} className="pointer-events-none absolute end-2.5 text-3" />
    </span>
  );
}
