import type { ReactNode } from "react";

/** Renders the lit sign above a table: a fact, the name, a fact. Low screens hide it. */
export function Marquee({ title, start, end }: { title: string; start: string; end: ReactNode }) {
  return (
    <div className="table-marquee mx-[9%] flex min-h-11 flex-wrap items-center justify-between gap-x-3 rounded-t-[18px] px-5 font-semibold text-[#ffdf9f] [@media(height<720px)]:hidden">
      <span className="text-sm whitespace-nowrap tabular-nums max-sm:hidden">{start}</span>
      <b
        translate="no"
        aria-hidden
        className="flex-1 text-[clamp(20px,6.4vw,27px)] leading-[1.25] display whitespace-nowrap text-[#fff0cd] [text-shadow:0_3px_0_#4e0b10] sm:text-center"
      >
        {title}
      </b>
      <span className="text-end text-sm leading-tight tabular-nums">{end}</span>
    </div>
  );
}
