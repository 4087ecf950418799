/** The page that an address asks for; what is no such number is the first. */
export function pageNumber(given: unknown): number {
  return typeof given === "string" && /^[1-9]\d{0,4}$/.test(given) ? Number(given) : 1;
}

/** What a page of a list holds. Behind the last page that is what the last one does: a list may have grown shorter. */
export async function pageOrLast<Found extends { totalPages: number }>(
  page: number,
  read: (page: number) => Promise<Found>,
): Promise<Found> {
  const found = await read(page);
  return page > found.totalPages && found.totalPages > 0 ? read(found.totalPages) : found;
}
