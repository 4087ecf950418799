"use client";
import type { ComponentProps, MouseEvent } from "react";
import { useLobby } from "#components/lobby/lobby-context.tsx";
import { fetchSearch } from "#components/lobby/search/search-entrance.tsx";
import { startSearch } from "#components/lobby/search/type-ahead.ts";
import { searchPath } from "#lib/client/search-overlay.ts";

/** Renders a link with a real address that opens the search over the current page; header and tab bar style it. */
export function SearchLink(props: ComponentProps<"a">) {
  const { locale, say } = useLobby();
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    startSearch(locale, say("search"));
  };
  return <a {...props} href={searchPath(locale)} onClick={open} onPointerEnter={fetchSearch} onFocus={fetchSearch} />;
}
