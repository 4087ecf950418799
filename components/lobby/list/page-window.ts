/** Maximum number of pages a reload restores at once; further pages load on scroll. */
const shownLimit = 10;

/** LOBBY-08: builds a list's URL with its number of shown pages, so that a reload restores them. */
export function pageWindowAddress(address: string, pages: number): string {
  if (pages <= 1) return address;
  return `${address}${address.includes("?") ? "&" : "?"}shown=${Math.min(pages, shownLimit)}`;
}

/** Parses the number of shown pages; undefined when invalid. */
export function pageWindowOf(given: string | string[] | undefined): number | undefined {
  const pages = given === undefined ? 1 : Number(given);
  return Number.isInteger(pages) && pages >= 1 && pages <= shownLimit ? pages : undefined;
}
