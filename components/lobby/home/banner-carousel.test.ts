import { expect, test, vi } from "vitest";
import { BannerCarousel } from "#components/lobby/home/banner-carousel.tsx";
import { Carousel } from "#components/ui/carousel/carousel.tsx";
import { carouselText } from "#components/ui/carousel/carousel-text.ts";

// Its links need a browser, and this test renders nothing.
vi.mock("#components/lobby/home/banner-slide.tsx", () => ({ BannerSlide: () => null }));

test("LOBBY-02 a single banner stands still, several rotate, and none renders nothing", () => {
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
