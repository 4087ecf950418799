import * as z from "zod/mini";

/**
 * The body of every response (API-02). `value` is null on failure, `code` null on success. `issues` lists invalid
 * fields.
 */
export const envelope = z.object({
  success: z.boolean(),
  value: z.unknown(),
  message: z.nullable(z.string()),
  code: z.nullable(z.string()),
  issues: z.optional(
    z.array(
      z.object({ path: z.string(), key: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) }),
    ),
  ),
});

export type Envelope = z.output<typeof envelope>;
