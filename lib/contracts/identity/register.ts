import * as z from "zod/mini";
import { defineCall, everyone } from "#lib/contracts/define-call.ts";
import { loginAnswer } from "#lib/contracts/identity/member.ts";
import { sentLine } from "#lib/contracts/plain-text.ts";
import { longestText } from "#lib/contracts/system/registration-rules.ts";

const text = z.string().check(z.maxLength(longestText));

/**
 * The input has the same shape on every site (REG-07). The server applies this site's rules, `registrationInput`, to
 * the same values. `countryDialingCode` is for registrations by phone; the site's own form asks for a username and
 * sends none.
 */
export const registerCall = defineCall({
  name: "identity.register",
  summary: "Open an account by username and log in",
  method: "PUT",
  path: "/api/portal/register",
  roles: everyone,
  startsSession: true,
  encrypted: true,
  limits: { perAddress: 10, perAccount: 10 },
  input: z.strictObject({
    username: text,
    password: text,
    confirmPassword: text,
    agreed: z.boolean(),
    referralCode: z.optional(text),
    domain: sentLine(longestText),
    registerUrl: sentLine(2_000),
    registerMethod: z.literal("WEB"),
    login: z.literal(true),
    countryDialingCode: z.optional(z.string().check(z.regex(/^\+?\d{1,4}$/))),
  }),
  output: loginAnswer,
});
