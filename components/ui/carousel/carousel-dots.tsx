import type { ReactNode } from "react";

interface CarouselDotsProps {
  count: number;
  selected: number;
  /** Progress inside the current mark; without it the mark is full. */
  progress?: ReactNode;
  /** Buttons that go to each slide, laid over the marks. */
  buttons?: readonly ReactNode[];
  /** Controls beside the marks. */
  children?: ReactNode;
}

/** Shows the position as short lines; the current slide's line is lit. */
export function CarouselDots({ count, selected, progress, buttons, children }: CarouselDotsProps) {
  return (
    <div className="pointer-events-none absolute start-[30px] -bottom-3 flex h-tap items-center max-xl:start-5 max-sm:start-auto max-sm:end-0">
      <ul className="flex items-center gap-1.5 max-sm:gap-1">
        {Array.from({ length: count }, (_, index) => (
          <li key={String(index)} className="relative grid">
            <span
              aria-hidden
              className="block h-[3px] w-5 overflow-hidden rounded-full bg-[rgb(255_240_210/.42)] max-sm:w-3.5"
            >
              {index === selected && (progress ?? <span className="block h-full bg-[#ffe2a4]" />)}
            </span>
            {buttons?.[index]}
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}
