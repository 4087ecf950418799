import * as z from "zod/mini";

/** API-02: every answer. `value` is null on failure, `code` null on success; `issues` name the wrong fields of an input. */
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
