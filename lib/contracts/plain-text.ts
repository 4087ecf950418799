import * as z from "zod/mini";

/**
 * Characters that show nothing or change what stands beside them: controls, line and paragraph separators, direction
 * marks, zero-width and other ignorable characters, private use, halves of a pair. Names that differ only by them look
 * the same.
 */
const hidden = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Joiners between letters of scripts that are written with them, and within emoji; a variation selector of an emoji. */
const joining =
  /(?<=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Malayalam}\p{Script=Sinhala}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d](?=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Malayalam}\p{Script=Sinhala}\p{Extended_Pictographic}])|(?<=[\p{Extended_Pictographic}#*0-9])\ufe0f/gu;

/** True when every character of a line shows. */
export function isPlainLine(text: string): boolean {
  return !hidden.test(text.replace(joining, ""));
}

/** True for a text of plain lines: line breaks and tabs are allowed. */
export function isPlainText(text: string): boolean {
  return isPlainLine(text.replace(/\r?\n|\t/g, " "));
}

const plainLine = z.refine<string>(isPlainLine, { error: "invalid-format" });
const plainText = z.refine<string>(isPlainText, { error: "invalid-format" });

/** A name or another line that a person typed, trimmed. */
export function line(longest: number, shortest = 1) {
  return z.string().check(z.trim(), z.minLength(shortest), z.maxLength(longest), plainLine);
}

/** A text of several lines that a person typed, trimmed. */
export function paragraphs(longest: number) {
  return z.string().check(z.trim(), z.minLength(1), z.maxLength(longest), plainText);
}

/** A line that a client sends with a form. It may be empty and is not trimmed. */
export function sentLine(longest: number) {
  return z.string().check(z.maxLength(longest), plainLine);
}
