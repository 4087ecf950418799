import { sql } from "drizzle-orm";
import { bigint, check, index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * PROMO-03: a reward that a player may claim. It ends when it is claimed, revoked or expired. Only the ledger moves
 * money, under the reward's own id. The application may update only the columns that record the end.
 */
export const reward = pgTable(
  "reward",
  {
    id: uuid("id").primaryKey(),
    playerId: uuid("player_id").notNull(),
    /** Set for rewards from a seed, which gives each reward to a player once. */
    code: text("code"),
    currency: text("currency").notNull(),
    amount: bigint("amount", { mode: "bigint" }).notNull(),
    /** Turnover requirement as a multiple of `amount`, taken from the site's setting at the time of the grant. */
    turnoverMultiple: integer("turnover_multiple").notNull(),
    /** By language tag; includes English. */
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
