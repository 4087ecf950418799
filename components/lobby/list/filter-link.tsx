import Link from "next/link";
import type { ReactNode } from "react";
import { chipClass } from "#components/ui/chip.tsx";
import { cx } from "#components/ui/cx.ts";

interface FilterLinkProps {
  href: string;
  on: boolean;
  /** Number of games that remain with the filter. */
  count?: ReactNode;
  /** Without the chip's outline: for a second, quieter row. */
  quiet?: boolean;
  children: ReactNode;
}

const quietClass =
  "inline-flex min-h-9 items-center rounded-[9px] px-3 text-sm font-semibold whitespace-nowrap text-2 transition-colors duration-fast hover:text-1 aria-[current=true]:bg-surface-3 aria-[current=true]:text-1 max-lg:min-h-tap";

/** Renders a filter as a link that neither reloads the page nor scrolls it. */
export function FilterLink({ href, on, count, quiet = false, children }: FilterLinkProps) {
  return (
    <Link
      href={href}
      prefetch={false}
      scroll={false}
      aria-current={on || undefined}
      className={cx(quiet ? quietClass : chipClass)}
    >
      <span className="contents">{children}</span>
      {count !== undefined && <span className="text-xs font-medium">{count}</span>}
    </Link>
  );
}
