"use client";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useState } from "react";
import { cx } from "#components/ui/cx.ts";
import { IconButton } from "#components/ui/icon-button.tsx";

interface RailArrowsProps {
  /** Id of the rail. */
  rail: string;
  text: { back: string; next: string };
  /** Classes that hide the arrows at some widths. */
  className: string;
}

/** Renders arrows that scroll a rail by its visible width, for pointers that cannot swipe. */
export function RailArrows({ rail, text, className }: RailArrowsProps) {
  const [ends, setEnds] = useState({ start: true, end: false });
  useEffect(() => {
    const row = document.getElementById(rail);
    if (!row) return;
    const look = () => {
      const gone = Math.abs(row.scrollLeft);
      setEnds({ start: gone < 2, end: gone > row.scrollWidth - row.clientWidth - 2 });
    };
    row.addEventListener("scroll", look, { passive: true });
    // The observer also reports initially, after the next layout. Measuring a dozen rails directly would force layout
    // early.
    const size = new ResizeObserver(look);
    size.observe(row);
    const content = new MutationObserver(() => {
      size.unobserve(row);
      size.observe(row);
    });
    content.observe(row, { childList: true });
    return () => {
      row.removeEventListener("scroll", look);
      size.disconnect();
      content.disconnect();
    };
  }, [rail]);
  const turn = (by: 1 | -1) => {
    const row = document.getElementById(rail);
    if (!row) return;
    const forwards = getComputedStyle(row).direction === "rtl" ? -1 : 1;
    row.scrollBy({ left: by * forwards * row.clientWidth, behavior: calm() ? "auto" : "smooth" });
  };
  return (
    <span className={cx("flex gap-1.5", className)}>
      <IconButton filled size="slim" label={text.back} disabled={ends.start} onClick={() => turn(-1)}>
        <ChevronLeft aria-hidden size={18} className="flip" />
      </IconButton>
      <IconButton filled size="slim" label={text.next} disabled={ends.end} onClick={() => turn(1)}>
        <ChevronRight aria-hidden size={18} className="flip" />
      </IconButton>
    </span>
  );
}

function calm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
