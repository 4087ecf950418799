/** LOBBY-16: one edit of a word is forgiven: a letter more, a letter less, another letter, or two neighbours swapped. */

/** Minimum length of the typed word or of the word it stands for. */
const forgivenLetters = 4;
const shortestWord = forgivenLetters - 1;
/** Minimum length of a typed word that may also be the misspelt beginning of a longer one. */
const unfinishedLetters = 5;
/** No title has longer words. A longer typed word is searched as it is. */
const longestWord = 40;

/** How a typed word meets a word of the catalogue: one edit from the whole word, or from its beginning. */
export type Likeness = "word" | "beginning";

const lettersOf = (word: string) => Array.from(word);

/** Returns how much a typed word is like a word of the catalogue; null when it is more than one edit away. */
export function likenessOf(typed: string, word: string): Likeness | null {
  const [given, letters] = [lettersOf(typed), lettersOf(word)];
  if (given.length < shortestWord || Math.max(given.length, letters.length) < forgivenLetters) return null;
  if (withinOneEdit(given, letters)) return "word";
  if (given.length < unfinishedLetters) return null;
  const lengths = [given.length - 1, given.length, given.length + 1];
  return lengths.some((length) => withinOneEdit(given, letters.slice(0, length))) ? "beginning" : null;
}

function withinOneEdit(a: readonly string[], b: readonly string[]): boolean {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [inA, inB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (inA.length <= 1 && inB.length <= 1) return true;
  return inA.length === 2 && inB.length === 2 && inA[0] === inB[1] && inA[1] === inB[0];
}

/** Returns the spellings that a word of the catalogue is found by. */
export function spellingsOf(word: string): string[] {
  const letters = lettersOf(word);
  if (letters.length < shortestWord || letters.length > longestWord) return [];
  const spellings = new Set(withoutOne(letters));
  for (let length = unfinishedLetters - 1; length < letters.length; length += 1) {
    for (const spelling of withoutOne(letters.slice(0, length))) spellings.add(spelling);
  }
  return [...spellings];
}

/** Returns the spellings to look up for a typed word. Each word like it has one of them. */
export function spellingsToFind(typed: string): string[] {
  const letters = lettersOf(typed);
  return letters.length < shortestWord || letters.length > longestWord ? [] : withoutOne(letters);
}

/** Returns the word itself and the word without each of its letters. */
function withoutOne(letters: readonly string[]): string[] {
  return [letters.join(""), ...letters.map((_, index) => letters.toSpliced(index, 1).join(""))];
}
