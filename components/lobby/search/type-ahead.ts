import { openSearch, searchAt, searchOpen } from "#lib/client/search-overlay.ts";
import { maxSearchLength } from "#lib/contracts/games/search-query.ts";
import type { Locale } from "#lib/i18n/locales.ts";

/** Where the overlay has its own field, which takes the place of this one. */
const place =
  "fixed z-50 inset-x-3 top-3 min-h-13 rounded-md bg-surface-sunk px-12 text-lg text-1 edge-control sm:inset-x-0 sm:top-[calc(8dvh+16px)] sm:mx-auto sm:w-[min(720px,calc(100%-88px))]";

let waiting: { field: HTMLInputElement; opener: Element | null; entered: boolean } | undefined;

/**
 * Opens the search over the current page and, in the same event, a field that takes every key until the overlay has
 * loaded (LOBBY-16). On the search's own page it focuses the field there.
 */
export function startSearch(locale: Locale, label: string): void {
  const onPage = searchAt(location.pathname);
  const there = onPage ? document.querySelector<HTMLElement>("main [name=keyword]") : waiting?.field;
  if (!onPage) openSearch(locale);
  if (onPage || there) there?.focus();
  else openField(label);
}

function openField(label: string): void {
  const field = document.createElement("input");
  Object.assign(field, { type: "search", ariaLabel: label, placeholder: label, className: place });
  field.maxLength = maxSearchLength;
  field.addEventListener("keydown", onKeyDown);
  waiting = { field, opener: document.activeElement, entered: false };
  document.body.append(field);
  field.focus();
}

function onKeyDown({ key, isComposing }: KeyboardEvent): void {
  if (isComposing || !waiting) return;
  if (key === "Enter") waiting.entered = true;
  if (key !== "Escape") return;
  takeTyped();
  if (searchOpen()) history.back();
}

/** Removes the field. Returns what was typed into it, and whether Enter followed. */
export function takeTyped(): { text: string; entered: boolean } {
  const { field, entered = false } = waiting ?? {};
  waiting = undefined;
  field?.remove();
  return { text: field?.value ?? "", entered };
}

/** Returns the element that had the focus before the field opened. */
export const searchOpener = () => waiting?.opener;
