import "server-only";
import { z } from "zod";
import { type PatternKind, patternKinds } from "#lib/contracts/system/registration-rules.ts";
import { defineSettings, isPattern } from "#lib/modules/system/index.ts";

interface Defaults {
  patternId: PatternKind;
  minLength: number;
  maxLength: number;
}

const length = z.number().int().min(0).max(255);

/** Defines the settings of one registration field (VALID-01). */
const fieldRule = ({ patternId, minLength, maxLength }: Defaults) =>
  z
    .object({
      patternId: z.enum(patternKinds).default(patternId).describe("VALID-02: kind of text that is accepted."),
      acceptedPattern: z
        .string()
        .refine((pattern) => pattern === "*" || isPattern(pattern), "not an RE2 pattern")
        .default("*")
        .describe("The site's own pattern beside it (RE2); `*` accepts anything."),
      minLength: length.default(minLength).describe("Fewest characters."),
      maxLength: length.default(maxLength).describe("Most characters."),
    })
    .refine((rule) => rule.minLength <= rule.maxLength, "minLength is above maxLength")
    .prefault({});

export const identitySettings = defineSettings(
  z.object({
    flags: z
      .object({
        PWDEXPFORCECHANGE3: z.boolean().default(false).describe("AUTH-07: a password expires after 90 days."),
      })
      .prefault({}),
    registration: z
      .object({
        username: fieldRule({ patternId: "starts-with-letter", minLength: 4, maxLength: 16 }),
        password: fieldRule({ patternId: "letters-plus-numbers", minLength: 8, maxLength: 64 }),
      })
      .prefault({}),
    moneyPageIdleMinutes: z
      .number()
      .int()
      .min(1)
      .max(1440)
      .default(30)
      .describe("Idle minutes after which pages about money ask for the password again."),
  }),
);
