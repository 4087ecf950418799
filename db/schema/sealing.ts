import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Keys that seal data at rest. The last one seals, all of them open. */
export const sealingKey = pgTable("sealing_key", {
  id: text().primaryKey(),
  position: integer().notNull().unique("sealing_key_position").generatedAlwaysAsIdentity(),
  /** The key, wrapped under a secret of the environment. Null for `original`, which is derived from that secret. */
  wrapped: text(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});
