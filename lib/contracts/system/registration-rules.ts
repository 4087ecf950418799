import * as z from "zod/mini";

/** VALID-02: the kinds a rule may name. Their patterns stand in `validation-patterns.ts`; a site may add its own, run on the server only. */
export const patternKinds = [
  "any",
  "letters-and-numbers",
  "starts-with-letter",
  "chinese-and-numbers",
  "email",
  "digits",
  "letters-plus-numbers",
  "alphanumeric-with-uppercase",
  "english-and-spaces",
  "no-spaces",
  "chinese-and-punctuation",
  "date-ymd",
  "date-mdy",
  "korean",
  "thai",
  "thai-or-english",
  "upper-lower-digit-special",
  "full-name",
  "full-width-japanese",
] as const;

export type PatternKind = (typeof patternKinds)[number];

export const registrationFieldNames = [
  "username",
  "password",
  "mobileNum",
  "payeeName",
  "paymentPassword",
  "qqNum",
  "line",
  "whatsapp",
  "facebook",
  "wechat",
  "idNumber",
  "email",
  "recommenderId",
  "affiliateCode",
  "captcha",
] as const;

export type RegistrationFieldName = (typeof registrationFieldNames)[number];

/** VALID-01: what the server says about one field. `acceptedPattern` "*" matches anything. Lengths count characters. */
export const fieldRule = z.object({
  enabled: z.boolean(),
  required: z.boolean(),
  patternId: z.enum(patternKinds),
  acceptedPattern: z.string(),
  minLength: z.int().check(z.minimum(0)),
  maxLength: z.int().check(z.maximum(255)),
});

export type FieldRule = z.output<typeof fieldRule>;
