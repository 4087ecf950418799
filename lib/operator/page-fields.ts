import { optional, text, wholeNumber } from "#lib/operator/fields.ts";

const usualLimit = 100;

/** What every list of an operator takes beside its filters. */
export const pageFields = {
  limit: optional(wholeNumber(`How many; ${usualLimit} unless told.`, { min: 1, max: 500 })),
  cursor: optional(text("Continues where a page ended, as it printed.", "CURSOR")),
};

/** The page that was asked for. */
export function pageOf({ limit = usualLimit, cursor }: { limit?: number | undefined; cursor?: string | undefined }) {
  return { pageSize: limit, cursor };
}
