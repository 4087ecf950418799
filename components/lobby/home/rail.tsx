import type { ReactNode } from "react";
import { cx } from "#components/ui/cx.ts";

interface RailProps {
  id: string;
  rows?: 1 | 2;
  children: ReactNode;
  className?: string;
}

/**
 * LOBBY-04: renders six tiles side by side, 2.4 on a phone; the rest scrolls sideways. The rail is not focusable while
 * nothing in it is.
 */
export function Rail({ id, rows = 1, children, className }: RailProps) {
  return (
    <div
      id={id}
      className={cx(
        "grid snap-x grid-flow-col auto-cols-[calc((100%-1.4*var(--tile-gap))/2.4)] gap-x-tile-gap gap-y-4 overflow-x-auto not-has-[a]:overflow-x-hidden overscroll-x-contain pt-2 no-scrollbar *:snap-start",
        "max-lg:-mx-3.5 max-lg:scroll-px-3.5 max-lg:px-3.5 sm:auto-cols-[calc((100%-3*var(--tile-gap))/4)] xl:auto-cols-[calc((100%-5*var(--tile-gap))/6)]",
        rows === 2 ? "grid-rows-2" : "grid-rows-1",
        className,
      )}
    >
      {children}
    </div>
  );
}
