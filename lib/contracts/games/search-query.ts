/** Maximum length of a search keyword in code units. In any script it fits into a URL. */
export const maxSearchLength = 100;

/** Returns the searched part of a keyword, without splitting a character. */
export function trimSearchQuery(keyword: string): string {
  return keyword
    .trimStart()
    .slice(0, maxSearchLength)
    .replace(/[\ud800-\udbff]$/, "")
    .toWellFormed();
}
