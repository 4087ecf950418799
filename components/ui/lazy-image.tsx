"use client";
import { type ComponentProps, useEffect, useRef, useState } from "react";

/** LOBBY-19: the share of a picture that is in view when it starts to load. */
const threshold = 0.1;

const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** Calls back once the element is in view. All pictures of the page share one observer. */
function whenInView(element: Element, seen: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        if (intersectionRatio >= threshold) waiting.get(target)?.();
      }
    },
    { threshold },
  );
  waiting.set(element, seen);
  observer.observe(element);
  return () => {
    waiting.delete(element);
    observer?.unobserve(element);
  };
}

/**
 * LOBBY-19: renders a decorative picture that loads once a tenth of it is in view, in one attempt. The element around it
 * draws what shows until then, and after a failure. Visitors without script get the picture at once.
 */
export function LazyImage({ src, ...rest }: Omit<ComponentProps<"img">, "alt" | "ref" | "loading">) {
  const place = useRef<HTMLImageElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !place.current) return;
    return whenInView(place.current, () => setSeen(true));
  }, [isSeen]);
  return (
    <>
      <img {...rest} ref={place} alt="" src={isSeen ? src : undefined} decoding="async" />
      <noscript>
        <img {...rest} alt="" src={src} />
      </noscript>
    </>
  );
}
