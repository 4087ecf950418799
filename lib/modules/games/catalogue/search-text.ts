import { trimSearchQuery } from "#lib/contracts/games/search-query.ts";
import type { Likeness } from "#lib/modules/games/catalogue/spelling.ts";

/** LIKE patterns of the search text, word by word. A game matches one pattern of each word. */
export type SearchPatterns = readonly (readonly string[])[];

const searchedWords = 8;

/** Removes case, accents and punctuation, in any script. Words are separated by single spaces. */
export function normalise(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/**
 * Returns the search text of a game: its names in all languages and its vendor. It starts with a space, so that " x"
 * matches the start of a word.
 */
export function searchTextOf(texts: readonly string[]): string {
  return ` ${[...new Set(texts.map(normalise))].filter(Boolean).join(" ")}`;
}

/** Returns the words to search for; none when the keyword has only spaces and punctuation. */
export function searchWords(keyword: string): string[] {
  return [...new Set(normalise(trimSearchQuery(keyword)).split(" "))].filter(Boolean).slice(0, searchedWords);
}

/** Scripts without spaces between words: a word may start anywhere. */
const unparted =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/**
 * Returns a word as a LIKE pattern. From three characters on it matches anywhere, which the trigram index supports; a
 * shorter word matches only at the start of a word. Normalised words contain no LIKE wildcards.
 */
function likePattern(word: string): string {
  return Array.from(word).length < 3 && !unparted.test(word) ? wordPattern(word) : `%${word}%`;
}

const wordPattern = (beginning: string) => `% ${beginning}%`;

/** Returns the patterns of the words as they were typed. */
export const exactPatterns = (words: readonly string[]): SearchPatterns => words.map((word) => [likePattern(word)]);

/**
 * Returns the patterns of the words and of those like them: of whole words, or of beginnings too. Null when no typed
 * word has any of that likeness.
 */
export function forgivingPatterns(
  words: readonly string[],
  similar: readonly Record<Likeness, readonly string[]>[],
  likeness: Likeness,
): SearchPatterns | null {
  if (similar.every((like) => like.word.length + (likeness === "word" ? 0 : like.beginning.length) === 0)) return null;
  return words.map((word, index) => {
    const like = similar[index];
    const others = likeness === "word" ? like?.word : [...(like?.word ?? []), ...(like?.beginning ?? [])];
    return [likePattern(word), ...(others ?? []).map(wordPattern)];
  });
}
