import { index, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Append-only: actor, action, subject and reason of an act. The application role may neither update nor delete. */
export const auditEntry = pgTable(
  "audit_entry",
  {
    id: uuid("id").primaryKey(),
    at: timestamp("at", { withTimezone: true }).notNull(),
    actorRole: text("actor_role").notNull(),
    /** Player id, operator name or process; null for visitors. */
    actor: text("actor"),
    action: text("action").notNull(),
    subject: text("subject").notNull(),
    before: jsonb("before"),
    after: jsonb("after"),
    reason: text("reason"),
    ip: text("ip"),
  },
  (table) => [index("audit_entry_subject").on(table.subject, table.at), index("audit_entry_at").on(table.at)],
);
