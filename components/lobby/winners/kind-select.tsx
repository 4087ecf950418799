"use client";
import { ChevronDown } from "lucide-react";
import { useRouter } from "next/navigation";
import { cx } from "#components/ui/cx.ts";
import { useDebouncedChoice } from "#components/ui/use-debounced-choice.ts";

interface KindSelectProps {
  label: string;
  /** The first stands for all kinds. Each has the URL of the list. */
  kinds: readonly { href: string; label: string; current: boolean }[];
}

/** Renders the kinds of games as a native select; each option navigates to a URL. */
export function KindSelect({ label, kinds }: KindSelectProps) {
  const router = useRouter();
  const chosen = kinds.findIndex(({ current }) => current);
  const choice = useDebouncedChoice(kinds[chosen]?.href, (href) => router.push(href, { scroll: false }));
  return (
    <span
      className={cx(
        "relative inline-flex min-h-tap max-w-full shrink-0 items-center rounded-md bg-surface-1 text-sm font-semibold hover:bg-surface-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
        chosen > 0 ? "text-brand-text shadow-[inset_0_0_0_1.5px_var(--brand-line)]" : "text-2 edge-2",
      )}
    >
      <select
        {...choice}
        aria-label={label}
        className="min-h-tap max-w-full appearance-none truncate-line bg-transparent ps-[13px] pe-9 outline-none [&>option]:bg-surface-2 [&>option]:text-1"
      >
        {kinds.map(({ href, label: name }) => (
          <option key={href} value={href}>
            {name}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden size={15} className="pointer-events-none absolute end-3 text-3" />
    </span>
  );
}
