import "server-only";
import type * as z from "zod/mini";
import { parseOrThrow } from "#lib/contracts/parse-or-throw.ts";
import { InvalidInputError } from "#lib/kernel/domain-error.ts";
import { isCommonPassword } from "#lib/modules/identity/common-passwords.ts";

/** Parses a form by the site's rules. Rejects a common password in the field `passwordPath`, when given. */
export function parseByRules<Form extends z.core.$ZodType>(
  schema: Form,
  given: Record<string, unknown>,
  passwordPath?: string,
): z.output<Form> {
  const parsed = parseOrThrow(schema, given);
  if (passwordPath && isCommonPassword(String(given[passwordPath]))) {
    throw new InvalidInputError([{ path: passwordPath, key: "password-common", params: {} }]);
  }
  return parsed;
}
