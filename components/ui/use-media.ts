import { useSyncExternalStore } from "react";

/** Whether the screen is as `query` says, and stays so; `served` before it is known. */
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
