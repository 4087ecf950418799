import { optional, text, wholeNumber } from "#lib/operator/fields.ts";

const usualLimit = 100;

/** Paging fields of every list for operators. */
export const pageFields = {
  limit: optional(wholeNumber(`Rows per page; ${usualLimit} by default.`, { min: 1, max: 500 })),
  cursor: optional(text("The cursor that the previous page printed.", "CURSOR")),
};

/** Returns the requested page in the form of a use case. */
export function pageOf({ limit = usualLimit, cursor }: { limit?: number | undefined; cursor?: string | undefined }) {
  return { pageSize: limit, cursor };
}
