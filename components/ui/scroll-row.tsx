"use client";
import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useRef } from "react";
import { cx } from "#components/ui/cx.ts";

interface ScrollRowProps {
  label: string;
  className: string;
  children: ReactNode;
}

/** Renders links in one row that scrolls sideways when it overflows, and starts with the current link in view. */
export function ScrollRow({ label, className, children }: ScrollRowProps) {
  const row = useRef<HTMLElement>(null);
  // Renders again when the URL changes, which runs the effect again.
  usePathname();
  useEffect(() => {
    const current = row.current?.querySelector("[aria-current]");
    if (!row.current || !current) return;
    row.current.scrollLeft += middleOf(current) - middleOf(row.current);
  });
  return (
    <nav ref={row} aria-label={label} className={cx("flex overflow-x-auto no-scrollbar", className)}>
      {children}
    </nav>
  );
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
