import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import type { FieldValues, Resolver } from "react-hook-form";
import * as z from "zod/mini";
import { fieldIssues } from "#lib/contracts/field-issues.ts";
import type { FieldIssue } from "#lib/kernel/domain-error.ts";

export type FormSchema = z.core.$ZodType<FieldValues, FieldValues>;

/** A field error; `said` is the server's own message for it, in the page's language. */
export type FieldError = Pick<FieldIssue, "key" | "params"> & { said?: string };

/** Returns a form resolver for the schema; each field's error is the packed first issue. */
export function formResolver<Schema extends FormSchema>(
  schema: Schema,
): Resolver<z.input<Schema>, unknown, z.output<Schema>> {
  return standardSchemaResolver<z.input<Schema>, unknown, z.output<Schema>>({
    "~standard": {
      version: 1,
      vendor: "zod",
      validate(values: unknown) {
        // Includes the input, which tells `required` from `invalid-value`.
        const result = z.safeParse(schema, values, { reportInput: true });
        if (result.success) return { value: result.data };
        return {
          issues: fieldIssues(result.error.issues).map((issue) => ({
            path: issue.path === "" ? [] : issue.path.split("."),
            message: packFieldError(issue),
          })),
        };
      },
    },
  });
}

/**
 * Packs key and parameters into one text, because a react-hook-form error is one text. It is translated where it is
 * shown.
 */
export function packFieldError({ key, params, said }: FieldError): string {
  return JSON.stringify({ key, params, said });
}

const packedError = z.object({ message: z.string() });
const packedFault = z.object({
  key: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  said: z.optional(z.string()),
});

/** Unpacks a field error; undefined for a valid field. */
export function unpackFieldError(error: unknown): FieldError | undefined {
  const { data } = packedError.safeParse(error);
  return data && packedFault.parse(JSON.parse(data.message));
}
