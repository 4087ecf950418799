import { sql } from "drizzle-orm";
import { bigint, doublePrecision, index, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/**
 * Short-lived state when there is no Redis. The migration makes both tables unlogged: they are as volatile as Redis and
 * cost no WAL.
 */
export const keyValueEntry = pgTable(
  "key_value_entry",
  {
    key: text().primaryKey(),
    value: text().notNull().default(""),
    count: bigint({ mode: "bigint" }).notNull().default(sql`0`),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("key_value_entry_expires_at").on(table.expiresAt)],
);

export const keyValueSetMember = pgTable(
  "key_value_set_member",
  {
    key: text().notNull(),
    member: text().notNull(),
    score: doublePrecision().notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.member] })],
);
