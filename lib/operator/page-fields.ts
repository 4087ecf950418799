import { optional, text, wholeNumber } from "#lib/operator/fields.ts";

const usualLimit = 100;

/** Paging fields of every list for operators. */
export const pageFields = {
  limit: optional(wholeNumber(`How many; ${usualLimit} unless told.`, { min: 1, max: 500 })),
  cursor: optional(text("Continues where a page ended, as it printed.", "CURSOR")),
};

/** Returns the requested page in the form of a use case. */
export function pageOf({ limit = usualLimit, cursor }: { limit?: number | undefined; cursor?: string | undefined }) {
  return { pageSize: limit, cursor };
}
