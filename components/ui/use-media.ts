import { useSyncExternalStore } from "react";

/** Tracks whether a media query matches; returns `served` on the server and during hydration. */
export function useMedia(query: string, served = false): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener("change", changed);
      return () => list.removeEventListener("change", changed);
    },
    () => matchMedia(query).matches,
    () => served,
  );
}
