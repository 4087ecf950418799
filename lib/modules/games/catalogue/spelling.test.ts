import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { likenessOf, spellingsOf, spellingsToFind } from "#lib/modules/games/catalogue/spelling.ts";
import { editedWord } from "#tests/support/words/edited-word.ts";

describe("LOBBY-16 one edit is forgiven", () => {
  test.each([
    ["parool", "parol", "word", "a letter more"],
    ["paro", "parol", "word", "a letter less"],
    ["karabao", "karabaw", "word", "another letter"],
    ["maskara", "masskara", "word", "a letter less inside"],
    ["paorl", "parol", "word", "two neighbours swapped"],
    ["arol", "parol", "word", "the first letter missing"],
    ["god", "gold", "word", "a letter of four missing"],
    ["goldd", "gold", "word", "a letter more than four"],
    ["gold", "gold", "word", "no edit"],
    ["باكارت", "باكارات", "word", "another script"],
    ["𝒶bcd", "abcd", "word", "a letter of two code units counts once"],
    ["maska", "masskara", "beginning", "a misspelt beginning"],
    ["carbaa", "carabao", "beginning", "a misspelt beginning with swapped letters"],
    ["mask", "masskara", null, "a beginning of four letters"],
    ["prl", "parol", null, "two letters missing"],
    ["loparol", "parol", null, "two letters more"],
    ["onmga", "mango", null, "letters in another order"],
    ["sun", "fun", null, "two words of three letters"],
    ["abcd", "dcba", null, "a word turned round"],
  ] as const)("LOBBY-16 %s for %s: %s (%s)", (...[typed, word, likeness]) => {
    expect(likenessOf(typed, word)).toBe(likeness);
  });

  test("LOBBY-16 every edit of a word has a spelling in common with it", () => {
    const letters = fc.constantFrom(..."abcdñя月");
    const word = fc.string({ unit: letters, minLength: 4, maxLength: 12 });
    const edited = word.chain((of) => editedWord(of, letters).map((typed) => ({ of, typed })));
    fc.assert(
      fc.property(edited, ({ of, typed }) => {
        const known = new Set(spellingsOf(of));
        expect(likenessOf(typed, of)).toBe("word");
        expect(spellingsToFind(typed).some((spelling) => known.has(spelling))).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  test("LOBBY-16 a misspelt beginning of five letters or more has a spelling in common with its word", () => {
    const letters = fc.constantFrom(..."abc");
    const [beginning, rest] = [5, 3].map((minLength) => fc.string({ unit: letters, minLength, maxLength: 9 }));
    const unfinished = fc
      .tuple(beginning ?? fc.constant(""), rest ?? fc.constant(""))
      .chain(([start, end]) => editedWord(start, letters).map((typed) => ({ of: start + end, typed })));
    fc.assert(
      fc.property(unfinished, ({ of, typed }) => {
        fc.pre(typed.length >= 5);
        const known = new Set(spellingsOf(of));
        expect(likenessOf(typed, of)).not.toBeNull();
        expect(spellingsToFind(typed).some((spelling) => known.has(spelling))).toBe(true);
      }),
    );
  });

  test("LOBBY-16 words of fewer than three or more than forty letters have no spellings", () => {
    expect([
      spellingsOf("go"),
      spellingsToFind("go"),
      spellingsOf("x".repeat(41)),
      spellingsToFind("x".repeat(41)),
    ]).toEqual([[], [], [], []]);
  });
});
