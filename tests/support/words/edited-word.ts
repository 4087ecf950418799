import fc from "fast-check";

/** Generates a word one edit away: a letter more, a letter less, another letter, or two neighbours swapped. */
export function editedWord(word: string, letter: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const letters = Array.from(word);
  const place = (count: number) => fc.nat({ max: count - 1 });
  return fc
    .oneof(
      fc.tuple(place(letters.length + 1), letter).map(([at, sign]) => letters.toSpliced(at, 0, sign)),
      place(letters.length).map((at) => letters.toSpliced(at, 1)),
      fc.tuple(place(letters.length), letter).map(([at, sign]) => letters.with(at, sign)),
      place(letters.length - 1).map((at) => letters.toSpliced(at, 2, letters[at + 1] ?? "", letters[at] ?? "")),
    )
    .map((edited) => edited.join(""));
}
