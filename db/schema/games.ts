import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

const units = (name: string) => bigint(name, { mode: "bigint" }).notNull();

/** The catalogue: games that can be played here. Amounts in minor units of the site's currency. */
export const game = pgTable("game", {
  /** Also the last part of its address: `/play/{code}`. */
  code: text().primaryKey(),
  vendorCode: text("vendor_code").notNull(),
  category: text().notNull(),
  name: text().notNull(),
  enabled: boolean().notNull().default(true),
  position: integer().notNull().default(0),
  minimumStake: units("minimum_stake"),
  maximumStake: units("maximum_stake"),
  maximumWin: units("maximum_win"),
});

/** Every bet of every vendor, as its player sees it. Money itself is the ledger's; `id` is the ledger's round. */
export const bet = pgTable(
  "bet",
  {
    id: uuid().primaryKey(),
    playerId: uuid("player_id").notNull(),
    /** The account, which boards mask. */
    playerName: text("player_name").notNull(),
    vendorCode: text("vendor_code").notNull(),
    category: text().notNull(),
    gameCode: text("game_code").notNull(),
    currency: text().notNull(),
    stake: units("stake"),
    payout: units("payout"),
    status: text({ enum: ["open", "won", "lost", "cancelled"] }).notNull(),
    placedAt: timestamp("placed_at", { withTimezone: true }).notNull(),
    settledAt: timestamp("settled_at", { withTimezone: true }),
  },
  (table) => [
    index("bet_player").on(table.playerId, table.placedAt, table.id),
    index("bet_largest_wins").on(table.currency, table.payout).where(sql`status = 'won'`),
    check("bet_not_negative", sql`stake >= 0 and payout >= 0`),
  ],
);
