/** Maximum length of a search keyword in code units. In any script it fits into a URL. */
export const searchedLength = 100;

/** Returns the searched part of a keyword, without splitting a character. */
export function searchedPart(keyword: string): string {
  return keyword
    .trimStart()
    .slice(0, searchedLength)
    .replace(/[\ud800-\udbff]$/, "")
    .toWellFormed();
}
