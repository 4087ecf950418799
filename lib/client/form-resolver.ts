import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import type { FieldValues, Resolver } from "react-hook-form";
import * as z from "zod/mini";
import { fieldIssues } from "#lib/contracts/field-issues.ts";
import type { FieldIssue } from "#lib/kernel/domain-error.ts";

export type FormSchema = z.core.$ZodType<FieldValues, FieldValues>;

/** What is wrong with a field; `said` when a refusal has its own words for it, in the page's language. */
export type FieldFault = Pick<FieldIssue, "key" | "params"> & { said?: string };

/** Resolves a form with its schema; each field's error is what `packFault` makes of the first issue. */
export function formResolver<Schema extends FormSchema>(
  schema: Schema,
): Resolver<z.input<Schema>, unknown, z.output<Schema>> {
  return standardSchemaResolver<z.input<Schema>, unknown, z.output<Schema>>({
    "~standard": {
      version: 1,
      vendor: "zod",
      validate(values: unknown) {
        // With the input: `required` and `invalid-value` differ by it.
        const result = z.safeParse(schema, values, { reportInput: true });
        if (result.success) return { value: result.data };
        return {
          issues: fieldIssues(result.error.issues).map((issue) => ({
            path: issue.path === "" ? [] : issue.path.split("."),
            message: packFault(issue),
          })),
        };
      },
    },
  });
}

/** A field's error in react-hook-form is one text, and ours is a key with parameters: translated where it is shown. */
export function packFault({ key, params, said }: FieldFault): string {
  return JSON.stringify({ key, params, said });
}

const packedError = z.object({ message: z.string() });
const packedFault = z.object({
  key: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  said: z.optional(z.string()),
});

/** What `packFault` put into a field's error; undefined for a field that is right. */
export function unpackFault(error: unknown): FieldFault | undefined {
  const { data } = packedError.safeParse(error);
  return data && packedFault.parse(JSON.parse(data.message));
}
