/** The page that an address asks for; what is no such number is the first. */
export function pageNumber(given: unknown): number {
  return typeof given === "string" && /^[1-9]\d{0,4}$/.test(given) ? Number(given) : 1;
}
