import { sql } from "drizzle-orm";
import { bigint, check, index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * PROMO-03: what a player may claim. It ends by being claimed, by being taken back, or by its time; money moves in the
 * ledger only, under the reward's own id. The application may write how it ended, and nothing else of it.
 */
export const reward = pgTable(
  "reward",
  {
    id: uuid("id").primaryKey(),
    playerId: uuid("player_id").notNull(),
    /** Of rewards that a seed brings, so that it brings each to a player once. */
    code: text("code"),
    currency: text("currency").notNull(),
    amount: bigint("amount", { mode: "bigint" }).notNull(),
    /** Stake that the reward asks for before a withdrawal, as a multiple of `amount`; the site's when it was granted. */
    turnoverMultiple: integer("turnover_multiple").notNull(),
    /** By language tag, English among them. */
    titles: jsonb("titles").$type<Readonly<Record<string, string>>>().notNull(),
    grantedAt: instant("granted_at").notNull(),
    /** Operator or process. */
    grantedBy: text("granted_by").notNull(),
    expiresAt: instant("expires_at").notNull(),
    claimedAt: instant("claimed_at"),
    revokedAt: instant("revoked_at"),
    revokeReason: text("revoke_reason"),
  },
  (table) => [
    unique("reward_once").on(table.playerId, table.code),
    index("reward_claimable").on(table.playerId, table.expiresAt).where(sql`claimed_at is null and revoked_at is null`),
    check("reward_positive", sql`amount > 0`),
    check("reward_turnover", sql`turnover_multiple between 0 and 50`),
    check("reward_titles", sql`titles ? 'en'`),
    check("reward_window", sql`expires_at > granted_at`),
    check("reward_one_end", sql`claimed_at is null or revoked_at is null`),
    check("reward_claimed_in_time", sql`claimed_at < expires_at`),
    check("reward_revoked_for_reason", sql`(revoked_at is null) = (revoke_reason is null)`),
  ],
);
