import { searchedPart } from "#lib/contracts/games/searched-part.ts";

const searchedWords = 8;

/** Words without case, accents and punctuation, in any script, parted by single spaces. */
export function normalise(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** What a game is found by: names in all languages, vendor. Begins with a space, so that " x" finds a word's start. */
export function searchTextOf(texts: readonly string[]): string {
  return ` ${[...new Set(texts.map(normalise))].filter(Boolean).join(" ")}`;
}

/** The words to look for; none when nothing but spaces and signs was typed. */
export function searchWords(keyword: string): string[] {
  return [...new Set(normalise(searchedPart(keyword)).split(" "))].filter(Boolean).slice(0, searchedWords);
}

/** Scripts that part no words by spaces: any place may be the start of one. */
const unparted =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/**
 * A word as a LIKE pattern: anywhere in the text from three characters on, which the trigram index finds; shorter ones
 * at the start of a word. Normalised words hold nothing that LIKE would read as a sign of its own.
 */
export function likePattern(word: string): string {
  return Array.from(word).length < 3 && !unparted.test(word) ? `% ${word}%` : `%${word}%`;
}
