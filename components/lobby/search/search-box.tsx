"use client";
import { Search } from "lucide-react";
import { useLobby } from "#components/lobby/lobby-context.tsx";
import { SearchLink } from "#components/lobby/search/search-link.tsx";

/** Renders the search button of wide headers: it looks like the search field it opens and shows the shortcut key. */
export function SearchBox() {
  const { say } = useLobby();
  return (
    <SearchLink
      aria-keyshortcuts="/"
      className="flex h-tap w-full items-center overflow-hidden gap-2.5 rounded-md bg-surface-1 ps-3.5 pe-2 text-3 edge-2 transition-colors duration-fast hover:bg-surface-2"
    >
      <Search aria-hidden size={19} className="shrink-0" />
      <span className="min-w-0 flex-1 truncate-line">{say("search")}</span>
      <kbd aria-hidden className="max-xl:hidden rounded-[6px] bg-surface-3 px-[7px] font-text text-xs leading-5 text-2">
        /
      </kbd>
    </SearchLink>
  );
}
