import type { PatternKind } from "#lib/contracts/system/registration-rules.ts";

/**
 * VALID-02: the patterns that a rule may name. Each is linear in the length of the text (no nested repetition), because
 * they run in the browser and on the server. Their messages are under `validation.pattern`.
 */
export const validationPatterns: Record<PatternKind, RegExp> = {
  any: /^/,
  "letters-numbers-only": /^[A-Za-z0-9]+$/,
  "starts-with-letter": /^[A-Za-z][A-Za-z0-9]*$/,
  "chinese-numbers": /^[\p{Script=Han}0-9]+$/u,
  email: /^[\w.+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/,
  "digits-only": /^[0-9]+$/,
  "letters-plus-numbers": /^(?=[^A-Za-z]*[A-Za-z])(?=[^0-9]*[0-9])/,
  "alphanumeric-uppercase": /^(?=[^A-Z]*[A-Z])[A-Za-z0-9]+$/,
  "english-spaces": /^[A-Za-z]+( [A-Za-z]+)*$/,
  "no-spaces": /^\S+$/,
  "chinese-punctuation": /^(?=.*\p{Script=Han})[\p{Script=Han}\p{P}]+$/u,
  "date-ymd": /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  "date-mdy": /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])-\d{4}$/,
  "korean-only": /^\p{Script=Hangul}+$/u,
  "thai-only": /^\p{Script=Thai}+$/u,
  "thai-english-spaces": /^[\p{Script=Thai}A-Za-z ]+$/u,
  "upper-lower-digit-special": /^(?=[^A-Z]*[A-Z])(?=[^a-z]*[a-z])(?=[^0-9]*[0-9])(?=[A-Za-z0-9]*[^A-Za-z0-9\s])/,
  "full-name": /^[\p{L}\p{M}.'’-]+( [\p{L}\p{M}.'’-]+)+$/u,
  "full-width-japanese": /^[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー・々　]+$/u,
};
