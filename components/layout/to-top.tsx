"use client";
import { ArrowUp } from "lucide-react";
import { useEffect, useState } from "react";
import { cx } from "#components/ui/cx.ts";

const showAfterPx = 700;

/** SITE-16: renders the back-to-top button once the page is scrolled. */
export function ToTop({ label }: { label: string }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const look = () => setShown(scrollY > showAfterPx);
    look();
    addEventListener("scroll", look, { passive: true });
    return () => removeEventListener("scroll", look);
  }, []);
  const climb = () => {
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    scrollTo({ top: 0, behavior: still ? "instant" : "smooth" });
  };
  return (
    <button
      type="button"
      aria-label={label}
      onClick={climb}
      className={cx(
        "fixed end-3.5 bottom-[100px] z-20 grid size-12 place-items-center rounded-full bg-surface-2 text-1 shadow-2 transition-opacity duration-base hover:bg-surface-3 reading:static reading:justify-self-center sm:end-7 sm:bottom-6",
        shown ? "opacity-100" : "invisible opacity-0",
      )}
    >
      <ArrowUp aria-hidden size={20} />
    </button>
  );
}
