import * as z from "zod/mini";

/** NAV-08: a customer-service entry. `path` is the target as a compact JWE, which only the page opens. */
export const serviceEntry = z.object({ csPosition: z.string(), title: z.string(), path: z.string() });
export type ServiceEntry = z.output<typeof serviceEntry>;
