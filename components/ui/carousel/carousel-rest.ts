import { useEffect, useState } from "react";
import { useMedia } from "#components/ui/use-media.ts";

/** True when the person prefers reduced motion. */
export const useCalm = (): boolean => useMedia("(prefers-reduced-motion: reduce)", true);

/** True while automatic motion must pause: under the mouse, with the focus inside, or on a hidden page. */
export function useHeld(band: HTMLElement | null): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (!band) return;
    let under = band.matches(":hover") && matchMedia("(hover: hover)").matches;
    const look = () => setHeld(under || document.hidden || band.querySelector(":focus-visible") !== null);
    const point = ({ type, pointerType }: PointerEvent) => {
      under = type === "pointerenter" && pointerType === "mouse";
      look();
    };
    const pointed = ["pointerenter", "pointerleave"] as const;
    const focused = ["focusin", "focusout"] as const;
    // The focus moves only after this event.
    const lookSoon = () => queueMicrotask(look);
    for (const name of pointed) band.addEventListener(name, point);
    for (const name of focused) band.addEventListener(name, lookSoon);
    document.addEventListener("visibilitychange", look);
    look();
    return () => {
      for (const name of pointed) band.removeEventListener(name, point);
      for (const name of focused) band.removeEventListener(name, lookSoon);
      document.removeEventListener("visibilitychange", look);
    };
  }, [band]);
  return held;
}
