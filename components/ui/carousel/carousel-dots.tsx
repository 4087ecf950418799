import type { ReactNode } from "react";
import { cx } from "#components/ui/cx.ts";

interface CarouselDotsProps {
  count: number;
  selected: number;
  /** Progress bar inside the current dot; without it the dot is full. */
  progress?: ReactNode;
  /** Buttons that go to each slide, laid over the dots. */
  buttons?: readonly ReactNode[];
  /** Controls beside the dots. */
  children?: ReactNode;
}

/** Shows the position as dots; the current slide's dot is long. */
export function CarouselDots({ count, selected, progress, buttons, children }: CarouselDotsProps) {
  return (
    <div className="pointer-events-none absolute start-9 bottom-1 flex h-tap items-center gap-2 max-md:start-[18px] max-md:bottom-0">
      <ul className="flex items-center gap-[7px] md:gap-4">
        {Array.from({ length: count }, (_, index) => (
          <li key={String(index)} className="relative grid">
            <span
              aria-hidden
              className={cx(
                "block h-2 overflow-hidden rounded-full bg-[rgb(255_240_210/.45)] transition-[width] duration-base",
                index === selected ? "w-[30px]" : "w-2",
              )}
            >
              {index === selected && (progress ?? <span className="block h-full bg-[#ffd884]" />)}
            </span>
            {buttons?.[index]}
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}
