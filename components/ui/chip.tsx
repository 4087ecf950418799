import Link from "next/link";
import type { ComponentProps, ReactNode } from "react";
import { cx } from "#components/ui/cx.ts";

const look =
  "inline-flex shrink-0 min-h-[38px] max-lg:min-h-tap max-lg:min-w-tap items-center justify-center gap-[7px] rounded-full bg-surface-1 px-3.5 text-sm font-semibold whitespace-nowrap text-2 edge-2 transition-colors duration-fast hover:bg-surface-2 hover:text-1";
const chosen =
  "aria-pressed:bg-brand-soft aria-pressed:text-brand-text aria-pressed:shadow-[inset_0_0_0_1.5px_var(--brand-mark)] aria-[current=true]:bg-brand-soft aria-[current=true]:text-brand-text aria-[current=true]:shadow-[inset_0_0_0_1.5px_var(--brand-mark)]";

/** Class names of a chip, for other link components. */
export const chipClass = cx(look, chosen);

interface ChipContent {
  /** Quieter text after the label. */
  count?: ReactNode;
  icon?: ReactNode;
}

function content({ icon, children, count }: ChipContent & { children: ReactNode }) {
  return (
    <>
      {icon}
      <span className="contents">{children}</span>
      {count !== undefined && <span className="text-xs font-medium">{count}</span>}
    </>
  );
}

/** Links to a filter in the URL; the page keeps its scroll position. */
export function ChipLink({
  on = false,
  count,
  icon,
  children,
  className,
  ...link
}: ChipContent & Omit<ComponentProps<"a">, "href"> & { href: string; on?: boolean }) {
  return (
    <Link {...link} prefetch={false} scroll={false} aria-current={on || undefined} className={cx(chipClass, className)}>
      {content({ icon, children, count })}
    </Link>
  );
}

/** Toggles a choice within the page. */
export function Chip({
  on = false,
  count,
  icon,
  children,
  className,
  ...button
}: ChipContent & ComponentProps<"button"> & { on?: boolean }) {
  return (
    <button type="button" {...button} aria-pressed={on} className={cx(chipClass, className)}>
      {content({ icon, children, count })}
    </button>
  );
}
