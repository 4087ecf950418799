import type { ComponentType } from "react";
import { BannerSlide, type BannerSlideProps } from "#components/lobby/home/banner-slide.tsx";
import { Carousel } from "#components/ui/carousel/carousel.tsx";
import { CarouselSlide } from "#components/ui/carousel/carousel-slide.tsx";
import type { CarouselText } from "#components/ui/carousel/carousel-text.ts";
import { cx } from "#components/ui/cx.ts";

export interface BannerCarouselProps {
  slides: readonly (Omit<BannerSlideProps, "first"> & { id: string })[];
  text: CarouselText;
  className?: string;
  /** Component of a slide; the home page's by default. */
  Slide?: ComponentType<BannerSlideProps>;
}

/**
 * LOBBY-02: renders the banner carousel. All slides are in the document; the script that moves them loads when the page
 * is idle.
 */
export function BannerCarousel({ slides, text, className, Slide = BannerSlide }: BannerCarouselProps) {
  const [only, ...more] = slides;
  if (!only) return null;
  const look = cx("relative min-w-0 overflow-hidden rounded-[20px] shadow-2 max-sm:rounded-[18px]", className);
  if (more.length === 0)
    return (
      <section aria-label={text.label} className={look}>
        <Slide {...only} first />
      </section>
    );
  return (
    <Carousel text={text} count={slides.length} className={look}>
      {slides.map(({ id, ...slide }, index) => (
        <CarouselSlide key={id} text={text} index={index}>
          <Slide {...slide} first={index === 0} />
        </CarouselSlide>
      ))}
    </Carousel>
  );
}
