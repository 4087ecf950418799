import { expect, test, vi } from "vitest";
import { BannerCarousel } from "#components/lobby/home/banner-carousel.tsx";
import { Carousel } from "#components/ui/carousel/carousel.tsx";
import { carouselText } from "#components/ui/carousel/carousel-text.ts";

// Its links are the browser's, and nothing is drawn here.
vi.mock("#components/lobby/home/banner-slide.tsx", () => ({ BannerSlide: () => null }));

test("LOBBY-02 one banner stands still, more than one turn, none leaves no band", () => {
  const drawnFor = (count: number) => {
    const slides = Array.from({ length: count }, (_, place) => ({
      id: `${place}`,
      title: "",
      text: "",
      backdrop: "dusk" as const,
      covers: [],
    }));
    return BannerCarousel({ slides, text: carouselText((key) => key, count) })?.type;
  };
  expect(drawnFor(0)).toBeUndefined();
  expect(drawnFor(1)).toBe("section");
  expect(drawnFor(2)).toBe(Carousel);
});
