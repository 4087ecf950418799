/** So much of what was typed is looked for, sent, and kept in an address: any script of it fits into one. */
export const searchedLength = 100;

/** The part of what was typed that counts, cut between characters, never within one. */
export function searchedPart(keyword: string): string {
  return keyword
    .trimStart()
    .slice(0, searchedLength)
    .replace(/[\ud800-\udbff]$/, "")
    .toWellFormed();
}
