import type { ReactNode } from "react";
import type { CarouselText } from "#components/ui/carousel/carousel-text.ts";

/** Renders one slide of a carousel at its full width. */
export function CarouselSlide({ text, index, children }: { text: CarouselText; index: number; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is not a fieldset of a form
    <div
      role="group"
      aria-roledescription={text.slide}
      aria-label={text.places[index]}
      tabIndex={-1}
      className="min-w-0 flex-[0_0_100%] snap-start outline-none"
    >
      {children}
    </div>
  );
}
