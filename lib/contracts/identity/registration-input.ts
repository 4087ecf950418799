import * as z from "zod/mini";
import { isPlainLine, line } from "#lib/contracts/plain-text.ts";
import type { FieldRule, RegistrationRules } from "#lib/contracts/system/registration-rules.ts";
import { validationPatterns } from "#lib/contracts/system/validation-patterns.ts";

/** True when a text matches a pattern that the site configured. Only the server can check it (re2js, linear time). */
export type AcceptedPattern = (pattern: string, text: string) => boolean;

const leftToServer: AcceptedPattern = () => true;

/** "SOL-4821": the code of the person who invited the player. */
export const referralCode = z.string().check(z.trim(), z.regex(/^[A-Za-z0-9_-]{0,40}$/, { error: "invitation-code" }));

/** Display name beside the account's name. */
export const nickname = line(40);

/** Login name, trimmed and lower-cased (VALID-04). */
export function accountName(rules: RegistrationRules, accepts: AcceptedPattern = leftToServer) {
  return ruled(z.string().check(z.trim(), z.toLowerCase()), rules.username, accepts, isPlainLine);
}

/**
 * Returns the schema of the registration form by the rules of the server (VALID-01, VALID-03). The form and the server
 * use it; the server adds the site's own patterns. Passwords are not changed (VALID-04).
 */
export function registrationInput(rules: RegistrationRules, accepts: AcceptedPattern = leftToServer) {
  const form = z.object({
    username: accountName(rules, accepts),
    password: ruled(z.string(), rules.password, accepts),
    confirmPassword: z.string().check(z.minLength(1)),
    referralCode: z.optional(referralCode),
    /** The person is of age and agrees to the terms and the privacy notice (REG-04). */
    agreed: z.boolean().check(z.refine((agreed) => agreed, { error: "terms-required" })),
  });
  return form.check(...passwordChecks<z.output<typeof form>>("password", "confirmPassword"));
}

/** Returns the schema of a password change, by the same rules. */
export function newPasswordInput(rules: RegistrationRules, accepts: AcceptedPattern = leftToServer) {
  const form = z.object({
    oldPassword: z.string().check(z.minLength(1)),
    newPassword: ruled(z.string(), rules.password, accepts),
    confirmNewPassword: z.string().check(z.minLength(1)),
  });
  return form.check(...passwordChecks<z.output<typeof form>>("newPassword", "confirmNewPassword"));
}

/** Adds the checks of a rule to a schema. The error text is that of the pattern, with both length bounds. */
function ruled(
  schema: z.ZodMiniString<string>,
  rule: FieldRule,
  accepts: AcceptedPattern,
  isShown = (_: string) => true,
) {
  const { patternId, acceptedPattern, minLength, maxLength, required } = rule;
  const matches = (text: string) => {
    if (text === "") return !required;
    const length = [...text].length;
    const known = length >= minLength && length <= maxLength && validationPatterns[patternId].test(text);
    return known && isShown(text) && (acceptedPattern === "*" || accepts(acceptedPattern, text));
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
