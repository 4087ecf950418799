import { expect, it } from "vitest";
import { isPlainLine, isPlainText } from "#lib/contracts/plain-text.ts";

const hidden: readonly (readonly [string, string])[] = [
  ["a line separator", "\u2028"],
  ["a paragraph separator", "\u2029"],
  ["a control character", "\u0007"],
  ["a right-to-left override", "\u202e"],
  ["a direction isolate", "\u2066"],
  ["a zero-width space", "\u200b"],
  ["a joiner between Latin letters", "\u200d"],
  ["a non-joiner between Latin letters", "\u200c"],
  ["a byte-order mark", "\ufeff"],
  ["a soft hyphen", "\u00ad"],
  ["a filler of Hangul", "\u3164"],
  ["a blank of Braille", "\u2800"],
  ["half a surrogate pair", "\ud83d"],
  ["a tag character", "\u{e0041}"],
];

it.each(hidden)("SEC-NAMES a name or a text with %s is rejected", (_, character) => {
  expect([isPlainLine(`Lu${character}z`), isPlainText(`Lu${character}z`)]).toEqual([false, false]);
});

it.each([
  "Luz Reyes",
  "José Ñ. O'Neil-Cruz",
  "لوز رييس",
  "می\u200cخواهم",
  "ක්\u200dෂ",
  "👩\u200d👩\u200d👧 ❤\ufe0f",
  "李小龍",
])("SEC-NAMES the name %s is plain", (name) => {
  expect([isPlainLine(name), isPlainText(name)]).toEqual([true, true]);
});

it("SEC-NAMES line breaks and tabs belong into texts, and not into names", () => {
  expect([isPlainText("one\n\ttwo\r\nthree"), isPlainLine("one\ntwo"), isPlainLine("a\tb")]).toEqual([
    true,
    false,
    false,
  ]);
});
