import { pushEntry } from "#lib/client/push-entry.ts";

interface FilterSheetEntry {
  /** Time origin of the document that opened the sheet: after a reload it is closed. */
  filterSheet: number;
}

/** Gives the sheet an entry in the history at the same URL, so that Back closes it. */
export function openFilterSheet(): void {
  const entry: FilterSheetEntry = { filterSheet: performance.timeOrigin };
  pushEntry(entry, location.pathname + location.search);
}

/** True when the current history entry is the sheet's. */
export function filterSheetOpen(): boolean {
  const state: unknown = history.state;
  return (
    typeof state === "object" &&
    state !== null &&
    "filterSheet" in state &&
    state.filterSheet === performance.timeOrigin
  );
}
