import * as z from "zod/mini";

/**
 * VALID-02: the patterns that a rule may name. `validation-patterns.ts` defines them; a site may add its own, run on
 * the server only.
 */
export const patternKinds = [
  "any",
  "letters-numbers-only",
  "starts-with-letter",
  "chinese-numbers",
  "email",
  "digits-only",
  "letters-plus-numbers",
  "alphanumeric-uppercase",
  "english-spaces",
  "no-spaces",
  "chinese-punctuation",
  "date-ymd",
  "date-mdy",
  "korean-only",
  "thai-only",
  "thai-english-spaces",
  "upper-lower-digit-special",
  "full-name",
  "full-width-japanese",
] as const;

export type PatternKind = (typeof patternKinds)[number];

/**
 * VALID-01: the server's rule for one field. A value must match the pattern `patternId` and the site's own
 * `acceptedPattern` ("*" matches anything; run on the server only), and be within bounds, which count characters.
 */
export const fieldRule = z.object({
  enabled: z.boolean(),
  required: z.boolean(),
  patternId: z.enum(patternKinds),
  acceptedPattern: z.string(),
  minLength: z.int().check(z.minimum(0)),
  maxLength: z.int().check(z.maximum(255)),
});

export type FieldRule = z.output<typeof fieldRule>;

/** Maximum length of any account field in UTF-16 units: 255 characters, each of which may take two. */
export const longestText = 510;

export const registrationRules = z.object({ username: fieldRule, password: fieldRule });

export type RegistrationRules = z.output<typeof registrationRules>;
