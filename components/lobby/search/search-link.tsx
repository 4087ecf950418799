"use client";
import type { ComponentProps, MouseEvent } from "react";
import { useLobby } from "#components/lobby/lobby-context.tsx";
import { fetchSearch } from "#components/lobby/search/search-entrance.tsx";
import { openSearch, searchPath } from "#lib/client/search-overlay.ts";

/** A real address that opens the search over the page as it stands; header and tab bar give it its look. */
export function SearchLink(props: ComponentProps<"a">) {
  const { locale } = useLobby();
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openSearch(locale);
  };
  return <a {...props} href={searchPath(locale)} onClick={open} onPointerEnter={fetchSearch} onFocus={fetchSearch} />;
}
