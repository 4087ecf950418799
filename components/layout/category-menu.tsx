"use client";
import { ChevronDown } from "lucide-react";
import { usePathname } from "next/navigation";
import { type FocusEvent, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { CategoryLink } from "#components/lobby/category-link.tsx";
import { lazyPart } from "#components/ui/lazy-part.tsx";
import { whenIdle } from "#lib/client/when-idle.ts";
import type { GameCategory } from "#lib/contracts/games/categories.ts";
import { isHomePath } from "#lib/i18n/locale-path.ts";
import type { Locale } from "#lib/i18n/locales.ts";

const [VendorPanel, fetchPanel] = lazyPart(() => import("#components/layout/vendor-panel.tsx"));

/** Hover delay, so that a pointer passing by opens nothing. */
const restMs = 120;

interface CategoryMenuProps {
  locale: Locale;
  category: GameCategory;
  title: string;
  href: string;
  /** Shown on a phone, whose row has no panels. */
  icon: ReactNode;
  /** Fetches the list as soon as home is idle: where a new visitor goes next. */
  ahead: boolean;
  text: { vendors: string; all: string; failed: string };
}

/**
 * NAV-05: renders a category link in the header. Hover, focus or the arrow beside it opens its vendors. The list is
 * prefetched on the same intent.
 */
export function CategoryMenu({ locale, category, title, href, icon, ahead, text }: CategoryMenuProps) {
  const [open, setOpen] = useState(false);
  const [startPx, setStartPx] = useState(0);
  const [near, setNear] = useState(false);
  const atHome = isHomePath(usePathname());
  const box = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (ahead && atHome) return whenIdle(() => setNear(true));
  }, [ahead, atHome]);
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
  const show = (wanted: boolean) => {
    if (wanted) setNear(true);
    if (wanted && box.current) setStartPx(startInHeader(box.current));
    setOpen(wanted);
  };
  const later = (wanted: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => show(wanted), restMs);
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
      className="flex items-center"
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== "mouse") return;
        fetchPanel();
        later(true);
      }}
      onPointerLeave={({ pointerType }) => pointerType === "mouse" && later(false)}
      onFocus={() => setNear(true)}
      onBlur={onBlur}
    >
      <CategoryLink category={category} href={href} prefetch={near} className="tab-link" onClick={close}>
        {icon}
        <span>{title}</span>
      </CategoryLink>
      <button
        type="button"
        aria-expanded={open}
        aria-label={text.vendors}
        onFocus={fetchPanel}
        onClick={() => show(!open)}
        // Small desktops have no room for arrows: they show only on keyboard focus, because a mouse hovers instead.
        className="-ms-2 grid h-full w-6 place-items-center text-3 hover:text-1 max-lg:w-8 max-sm:hidden lg:max-xl:pointer-events-none lg:max-xl:-ms-6 lg:max-xl:opacity-0 lg:max-xl:focus-visible:opacity-100"
      >
        <ChevronDown aria-hidden size={14} className={open ? "rotate-180 text-brand-text" : undefined} />
      </button>
      {open && (
        <Suspense>
          <VendorPanel locale={locale} category={category} href={href} text={text} startPx={startPx} onChosen={close} />
        </Suspense>
      )}
    </div>
  );
}

/** Returns the offset of an entry from the start of the header, which holds its panel: the row itself may scroll. */
function startInHeader(entry: HTMLElement): number {
  const [own, header] = [entry.getBoundingClientRect(), entry.closest("header")?.getBoundingClientRect()];
  if (!header) return 0;
  return document.dir === "rtl" ? header.right - own.right : own.left - header.left;
}
