"use client";
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { CarouselDots } from "#components/ui/carousel/carousel-dots.tsx";
import type { CarouselDriveProps } from "#components/ui/carousel/carousel-drive.tsx";
import type { CarouselText } from "#components/ui/carousel/carousel-text.ts";

interface CarouselProps {
  text: CarouselText;
  count: number;
  className: string;
  /** Slides, each as wide as the carousel. */
  children: ReactNode;
}

/**
 * Renders a carousel. The server's markup scrolls by hand, slide by slide. Once the page is idle the drive loads and
 * continues from the current slide; if it fails to load, only the automatic motion is missing.
 */
export function Carousel({ text, count, className, children }: CarouselProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const [{ Drive }, setDrive] = useState<{ Drive?: ComponentType<CarouselDriveProps> }>({});
  useEffect(() => {
    return whenIdle(() => {
      import("#components/ui/carousel/carousel-drive.tsx").then(
        ({ CarouselDrive }) => setDrive({ Drive: CarouselDrive }),
        () => undefined,
      );
    });
  }, []);
  return (
    <section aria-label={text.label} aria-roledescription={text.carousel} className={className}>
      <div
        ref={viewport}
        className="grid h-full snap-x snap-mandatory overflow-x-auto no-scrollbar data-driven:touch-pan-y data-driven:snap-none data-driven:overflow-hidden"
      >
        <div className="flex">{children}</div>
      </div>
      {Drive && viewport.current ? (
        <Drive viewport={viewport.current} count={count} text={text} />
      ) : (
        <CarouselDots count={count} selected={0} />
      )}
    </section>
  );
}

function whenIdle(act: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(act, 2_000);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(act);
  return () => cancelIdleCallback(idle);
}
