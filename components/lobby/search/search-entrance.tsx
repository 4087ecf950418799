"use client";
import { usePathname } from "next/navigation";
import { Suspense, useEffect } from "react";
import { useLobby } from "#components/lobby/lobby-context.tsx";
import { startSearch, takeTyped } from "#components/lobby/search/type-ahead.ts";
import { lazyPart } from "#components/ui/lazy-part.tsx";
import { searchAt, searchOpen } from "#lib/client/search-overlay.ts";

const [SearchOverlay, fetchSearch] = lazyPart(() => import("#components/lobby/search/search-overlay.tsx"));

export { fetchSearch };

/**
 * Renders the search over the current page while the address is the search's. `/` opens it from anywhere (LOBBY-16).
 */
export function SearchEntrance() {
  const { locale, say } = useLobby();
  const wanted = searchAt(usePathname());
  useEffect(() => {
    if (!wanted) takeTyped();
  }, [wanted]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      const typing = target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]");
      if (key !== "/" || ctrlKey || metaKey || altKey || typing || document.querySelector("[role=dialog]")) return;
      event.preventDefault();
      fetchSearch();
      startSearch(locale, say("search"));
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [locale, say]);
  if (!wanted || !searchOpen()) return null;
  return (
    <Suspense>
      <SearchOverlay />
    </Suspense>
  );
}
