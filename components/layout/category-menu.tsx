"use client";
import { ChevronDown } from "lucide-react";
import { type FocusEvent, Suspense, useEffect, useRef, useState } from "react";
import { CategoryLink } from "#components/lobby/category-link.tsx";
import { lazyPart } from "#components/ui/lazy-part.tsx";
import type { GameCategory } from "#lib/contracts/games/categories.ts";
import type { Locale } from "#lib/i18n/locales.ts";

const [VendorPanel, fetchPanel] = lazyPart(() => import("#components/layout/vendor-panel.tsx"));

/** Hover delay, so that a pointer passing by opens nothing. */
const restMs = 120;

interface CategoryMenuProps {
  locale: Locale;
  category: GameCategory;
  title: string;
  href: string;
  text: { vendors: string; all: string; failed: string };
}

/** NAV-05: renders a category link in the header. Hover, focus or the arrow beside it opens its vendors. */
export function CategoryMenu({ locale, category, title, href, text }: CategoryMenuProps) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    // A menu opened by hovering does not hold the focus.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      clearTimeout(timer.current);
      setOpen(false);
      if (box.current?.contains(document.activeElement)) box.current.querySelector("button")?.focus();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [open]);
  const later = (wanted: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(wanted), restMs);
  };
  const close = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node) || !box.current?.contains(relatedTarget)) close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover covers the link and its panel together
    <div
      ref={box}
      className="relative flex items-center"
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== "mouse") return;
        fetchPanel();
        later(true);
      }}
      onPointerLeave={({ pointerType }) => pointerType === "mouse" && later(false)}
      onBlur={onBlur}
    >
      <CategoryLink category={category} href={href} className="tab-link" onClick={close}>
        {title}
      </CategoryLink>
      <button
        type="button"
        aria-expanded={open}
        aria-label={text.vendors}
        onFocus={fetchPanel}
        onClick={() => setOpen(!open)}
        // Small desktops have no room for arrows: they show only on keyboard focus, because a mouse hovers instead.
        className="-ms-2 grid h-full min-w-6 place-items-center text-3 hover:text-1 max-xl:pointer-events-none max-xl:absolute max-xl:end-0 max-xl:opacity-0 max-xl:focus-visible:opacity-100"
      >
        <ChevronDown aria-hidden size={14} />
      </button>
      {open && (
        <Suspense>
          <VendorPanel locale={locale} category={category} href={href} text={text} onChosen={close} />
        </Suspense>
      )}
    </div>
  );
}
