import type { ReactNode } from "react";
import { cx } from "#components/ui/cx.ts";
import { rowsOf } from "#lib/contracts/games/lobby-sizes.ts";

interface RailProps {
  id: string;
  /** Number of tiles of the full rail, also while fewer are loaded: it decides the rows. */
  tiles: number;
  children: ReactNode;
}

/**
 * LOBBY-04: renders six tiles side by side, in two rows when there are more, and 2.4 on a phone; the rest scrolls
 * sideways. The rail is not focusable while nothing in it is.
 */
export function Rail({ id, tiles, children }: RailProps) {
  return (
    <div
      id={id}
      className={cx(
        "-mt-2 -mb-1 grid snap-x grid-flow-col auto-cols-[calc((100%-1.4*var(--tile-gap))/2.4)] gap-x-tile-gap gap-y-3 overflow-x-auto not-has-[a]:overflow-x-hidden overscroll-x-contain pt-2 pb-1 no-scrollbar *:snap-start",
        "max-sm:-mx-3.5 max-sm:scroll-px-3.5 max-sm:px-3.5 sm:auto-cols-[calc((100%-3*var(--tile-gap))/4)] xl:auto-cols-[calc((100%-5*var(--tile-gap))/6)]",
        rowsOf(tiles) === 2 ? "grid-rows-2" : "grid-rows-1",
      )}
    >
      {children}
    </div>
  );
}
