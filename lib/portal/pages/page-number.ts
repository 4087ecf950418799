/** Returns the page number in an address; 1 when it is invalid. */
export function pageNumber(given: unknown): number {
  return typeof given === "string" && /^[1-9]\d{0,4}$/.test(given) ? Number(given) : 1;
}

/** Reads one page of a list, or the last page when the number is past the end: a list may have become shorter. */
export async function pageOrLast<Found extends { totalPages: number }>(
  page: number,
  read: (page: number) => Promise<Found>,
): Promise<Found> {
  const found = await read(page);
  return page > found.totalPages && found.totalPages > 0 ? read(found.totalPages) : found;
}
