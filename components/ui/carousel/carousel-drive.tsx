"use client";
import useEmblaCarousel from "embla-carousel-react";
import { Pause, Play } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { CarouselDots } from "#components/ui/carousel/carousel-dots.tsx";
import { useCalm, useHeld } from "#components/ui/carousel/carousel-rest.ts";
import type { CarouselText } from "#components/ui/carousel/carousel-text.ts";

export interface CarouselDriveProps {
  /** The scroll container: its only child holds the slides, its parent is the carousel. */
  viewport: HTMLElement;
  count: number;
  text: CarouselText;
}

/** LOBBY-02: a slide stays for 5000 ms… */
const standsMs = 5_000;
/** …and the transition takes 1000 ms. Embla's unit: at 33 a slide has moved 99% after 60 frames of 1/60 s. */
const moves = 33;

/**
 * Moves the slides: automatically, by dots, arrow keys or hand. The server renders the slides; this sets only `inert`
 * on them.
 */
export function CarouselDrive({ viewport, count, text }: CarouselDriveProps) {
  const [options] = useState(() => optionsFor(viewport));
  const [attach, carousel] = useEmblaCarousel(options);
  const [selected, setSelected] = useState(options.startIndex);
  const [stopped, setStopped] = useState(false);
  const calm = useCalm();
  const held = useHeld(viewport.parentElement);
  const running = carousel !== undefined && !calm && !stopped && !held;

  useEffect(() => {
    viewport.dataset.driven = "";
    viewport.scrollLeft = 0;
    // The page is idle: loads the pictures of the other slides before they move into view.
    for (const picture of viewport.querySelectorAll("img")) picture.loading = "eager";
    attach(viewport);
  }, [attach, viewport]);

  useEffect(() => {
    if (!carousel) return;
    const look = () => setSelected(carousel.selectedScrollSnap());
    carousel.on("select", look).on("reInit", look);
    look();
  }, [carousel]);

  useEffect(() => {
    if (carousel) showOnly(carousel.slideNodes(), selected);
    viewport.ariaLive = running ? "off" : "polite";
  }, [carousel, selected, running, viewport]);

  const next = useCallback(() => carousel?.scrollNext(calm), [carousel, calm]);

  useEffect(() => {
    const band = viewport.parentElement;
    const press = (event: KeyboardEvent) => {
      const ahead = options.direction === "rtl" ? "ArrowLeft" : "ArrowRight";
      if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
      event.preventDefault();
      if (event.key === ahead) carousel?.scrollNext(calm);
      else carousel?.scrollPrev(calm);
    };
    band?.addEventListener("keydown", press);
    return () => band?.removeEventListener("keydown", press);
  }, [carousel, calm, options, viewport]);

  const buttons = Array.from({ length: count }, (_, index) => (
    <button
      key={String(index)}
      type="button"
      aria-label={text.show[index]}
      aria-current={index === selected || undefined}
      onClick={() => carousel?.scrollTo(index, calm)}
      className="pointer-events-auto absolute -inset-x-[3px] -inset-y-5 rounded-sm focus-visible:outline-[#fff5e0] max-sm:sr-only"
    />
  ));
  return (
    <CarouselDots
      count={count}
      selected={selected}
      buttons={buttons}
      progress={running ? <Standing key={selected} done={next} /> : undefined}
    >
      {!calm && (
        <button
          type="button"
          aria-label={stopped ? text.resume : text.pause}
          onClick={() => setStopped(!stopped)}
          className="pointer-events-auto -ms-2 grid size-tap place-items-center rounded-full text-[#ffe9c9] hover:text-white focus-visible:outline-[#fff5e0]"
        >
          {stopped ? <Play aria-hidden size={13} className="flip" /> : <Pause aria-hidden size={13} />}
        </button>
      )}
    </CarouselDots>
  );
}

/** Shows the time until the next slide as a filling dot. Restarts for every slide and after every pause. */
function Standing({ done }: { done: () => void }) {
  useEffect(() => {
    const timer = setTimeout(done, standsMs);
    return () => clearTimeout(timer);
  }, [done]);
  return (
    <span
      className="block h-full origin-left animate-[fill-up_linear] bg-[#ffe2a4] rtl:origin-right"
      style={{ animationDuration: `${standsMs}ms` }}
    />
  );
}

/** Starts at the slide that the person had scrolled to. */
function optionsFor(viewport: HTMLElement) {
  const { direction } = getComputedStyle(viewport);
  return {
    loop: true,
    direction: direction === "rtl" ? ("rtl" as const) : ("ltr" as const),
    duration: moves,
    startIndex: Math.round(Math.abs(viewport.scrollLeft) / viewport.clientWidth),
  };
}

/** Makes only the current slide reachable. Focus in the leaving slide moves to the current one. */
function showOnly(slides: readonly HTMLElement[], selected: number): void {
  const leaving = slides.find((slide, index) => index !== selected && slide.contains(document.activeElement));
  for (const [index, slide] of slides.entries()) slide.inert = index !== selected;
  const shown = slides[selected];
  if (leaving && shown) (shown.querySelector("a") ?? shown).focus({ preventScroll: true });
}
