/** Texts of a carousel. */
export interface CarouselText {
  /** Accessible name of the carousel. */
  label: string;
  /** Role descriptions of the carousel and of one slide for screen readers. */
  carousel: string;
  slide: string;
  /** One per slide: "2 of 4", "Show slide 2". */
  places: readonly string[];
  show: readonly string[];
  pause: string;
  resume: string;
}

type Say = (
  key: "banners" | "carousel" | "slide" | "slide-place" | "show-slide" | "pause-slides" | "resume-slides",
  params?: { place: number; count: number },
) => string;

/** Returns the texts from a translator of the area `content`. */
export function carouselText(t: Say, count: number): CarouselText {
  const each = (key: Parameters<Say>[0]) =>
    Array.from({ length: count }, (_, index) => t(key, { place: index + 1, count }));
  return {
    label: t("banners"),
    carousel: t("carousel"),
    slide: t("slide"),
    places: each("slide-place"),
    show: each("show-slide"),
    pause: t("pause-slides"),
    resume: t("resume-slides"),
  };
}
