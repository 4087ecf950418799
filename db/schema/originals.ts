import { sql } from "drizzle-orm";
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

const units = (name: string) => bigint(name, { mode: "bigint" }).notNull();

/**
 * A player's seeds. Each player has one pair in play (activated, not revealed) and one server seed that is already
 * committed to and comes next, so that the house chooses its seed before it knows the player's.
 */
export const seedPair = pgTable(
  "seed_pair",
  {
    id: uuid().primaryKey(),
    playerId: uuid("player_id").notNull(),
    /** Under SESSION_SECRET, also after it was revealed. */
    sealedServerSeed: text("sealed_server_seed").notNull(),
    serverSeedHash: text("server_seed_hash").notNull(),
    /** Of the next round; earlier rounds carry their own. Null before the pair comes into play. */
    clientSeed: text("client_seed"),
    nextNonce: integer("next_nonce").notNull().default(0),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    activatedAt: timestamp("activated_at", { withTimezone: true }),
    revealedAt: timestamp("revealed_at", { withTimezone: true }),
  },
  (table) => [
    uniqueIndex("seed_pair_in_play").on(table.playerId).where(sql`activated_at is not null and revealed_at is null`),
    uniqueIndex("seed_pair_next").on(table.playerId).where(sql`activated_at is null`),
  ],
);

/** One settled round: what was asked, what came out, and all that it takes to draw it again. */
export const originalsRound = pgTable(
  "originals_round",
  {
    id: uuid().primaryKey(),
    playerId: uuid("player_id").notNull(),
    idempotencyKey: uuid("idempotency_key").notNull(),
    gameCode: text("game_code").notNull(),
    pairId: uuid("pair_id")
      .notNull()
      .references(() => seedPair.id),
    nonce: integer().notNull(),
    clientSeed: text("client_seed").notNull(),
    currency: text().notNull(),
    stake: units("stake"),
    payout: units("payout"),
    /** Shapes of the game: `dice` has {direction, target} and {roll}. */
    choice: jsonb().notNull(),
    outcome: jsonb().notNull(),
    playedAt: timestamp("played_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    unique("originals_round_once").on(table.playerId, table.idempotencyKey),
    unique("originals_round_nonce").on(table.pairId, table.nonce),
    index("originals_round_last").on(table.playerId, table.gameCode, table.playedAt, table.id),
  ],
);
