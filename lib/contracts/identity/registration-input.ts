import * as z from "zod/mini";
import type { FieldRule, RegistrationRules } from "#lib/contracts/system/registration-rules.ts";
import { validationPatterns } from "#lib/contracts/system/validation-patterns.ts";

/** Whether a text matches a pattern that a site configured; only the server can tell (re2js, linear time). */
export type AcceptedPattern = (pattern: string, text: string) => boolean;

const leftToServer: AcceptedPattern = () => true;

/** "SOL-4821": the code of whoever invited. */
export const referralCode = z.string().check(z.trim(), z.regex(/^[A-Za-z0-9_-]{0,40}$/, { error: "invitation-code" }));

/** What someone is called beside the account's name; no control or line characters. */
export const nickname = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(40), z.regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u, { error: "invalid-format" }));

/** The name one logs in with: trimmed and lower-cased (VALID-04). */
export function accountName(rules: RegistrationRules, accepts: AcceptedPattern = leftToServer) {
  return ruled(z.string().check(z.trim(), z.toLowerCase()), rules.username, accepts);
}

/**
 * What a person fills in to register, by the rules the server gives (VALID-01, VALID-03): the form resolves with it and
 * the server parses with it, adding the site's own patterns. Passwords are left as they are (VALID-04).
 */
export function registrationInput(rules: RegistrationRules, accepts: AcceptedPattern = leftToServer) {
  const form = z.object({
    username: accountName(rules, accepts),
    password: ruled(z.string(), rules.password, accepts),
    confirmPassword: z.string().check(z.minLength(1)),
    referralCode: z.optional(referralCode),
    /** Of age, and agrees to terms and privacy notice (REG-04). */
    agreed: z.boolean().check(z.refine((agreed) => agreed, { error: "terms-required" })),
  });
  return form.check(...passwordChecks<z.output<typeof form>>("password", "confirmPassword"));
}

/** A new password of a known account, by the same rules. */
export function newPasswordInput(rules: RegistrationRules, accepts: AcceptedPattern = leftToServer) {
  const form = z.object({
    oldPassword: z.string().check(z.minLength(1)),
    newPassword: ruled(z.string(), rules.password, accepts),
    confirmNewPassword: z.string().check(z.minLength(1)),
  });
  return form.check(...passwordChecks<z.output<typeof form>>("newPassword", "confirmNewPassword"));
}

/** `schema` with the checks of a rule; what is wrong is said by the pattern's text with both bounds. */
function ruled(schema: z.ZodMiniString<string>, rule: FieldRule, accepts: AcceptedPattern) {
  const { patternId, acceptedPattern, minLength, maxLength, required } = rule;
  const matches = (text: string) => {
    if (text === "") return !required;
    const length = [...text].length;
    const known = length >= minLength && length <= maxLength && validationPatterns[patternId].test(text);
    return known && (acceptedPattern === "*" || accepts(acceptedPattern, text));
  };
  return schema.check(
    z.refine((text) => text !== "" || !required, { error: "required", abort: true }),
    z.refine(matches, { error: `pattern.${patternId}`, params: { min: minLength, max: maxLength } }),
  );
}

type PasswordForm = Record<string, unknown> & { username?: string };

function passwordChecks<Form extends PasswordForm>(password: keyof Form & string, confirm: keyof Form & string) {
  return [
    z.refine<Form>((form) => form[confirm] === form[password], { error: "inconsistent-twice", path: [confirm] }),
    z.refine<Form>((form) => !form.username || String(form[password]).toLowerCase() !== form.username, {
      error: "password-common",
      path: [password],
    }),
  ] as const;
}
