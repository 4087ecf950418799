import * as z from "zod/mini";
import { fieldIssues } from "#lib/contracts/field-issues.ts";
import { InvalidInputError } from "#lib/kernel/domain-error.ts";

/**
 * Parses a value by a schema.
 * @throws invalid-input: with the invalid fields
 */
export function parseOrThrow<Schema extends z.core.$ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const result = z.safeParse(schema, given, { reportInput: true });
  if (!result.success) throw new InvalidInputError(fieldIssues(result.error.issues));
  return result.data;
}
