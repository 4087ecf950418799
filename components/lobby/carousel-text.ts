/** The words of a band of slides. */
export interface CarouselText {
  /** Names the band. */
  label: string;
  /** What a band of slides and one of them are called aloud. */
  carousel: string;
  slide: string;
  /** One per slide: "2 of 4", "Show slide 2". */
  places: readonly string[];
  show: readonly string[];
  pause: string;
  resume: string;
}
