/** More pages than these are not brought back at once: the rest comes as one scrolls. */
const shownLimit = 10;

/** LOBBY-08: a list's address that says how many of its pages were on the screen, so that a reload finds them all. */
export function shownAddress(address: string, pages: number): string {
  if (pages <= 1) return address;
  return `${address}${address.includes("?") ? "&" : "?"}shown=${Math.min(pages, shownLimit)}`;
}

/** What an address says of it; undefined where that makes no sense. */
export function shownOf(given: string | string[] | undefined): number | undefined {
  const pages = given === undefined ? 1 : Number(given);
  return Number.isInteger(pages) && pages >= 1 && pages <= shownLimit ? pages : undefined;
}
