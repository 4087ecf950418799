import { sql } from "drizzle-orm";
import {
  bigint,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

const xid8 = customType<{ data: string }>({ dataType: () => "xid8" });
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
    /** All that it paid, a jackpot included. */
    payout: units("payout"),
    /** Shapes of the game: `dice` has {direction, target} and {roll}. */
    choice: jsonb().notNull(),
    outcome: jsonb().notNull(),
    playedAt: timestamp("played_at", { withTimezone: true }).notNull(),
    /** Orders rounds for readers of all of them, as in the ledger. */
    xid: xid8("xid").notNull().default(sql`pg_current_xact_id()`),
  },
  (table) => [
    unique("originals_round_once").on(table.playerId, table.idempotencyKey),
    unique("originals_round_nonce").on(table.pairId, table.nonce),
    index("originals_round_last").on(table.playerId, table.gameCode, table.playedAt, table.id),
    index("originals_round_xid").on(table.gameCode, table.xid),
  ],
);

/** The round of a game whose result its player has seen to the end; an earlier one needs no showing any more. */
export const roundSeen = pgTable(
  "round_seen",
  {
    playerId: uuid("player_id").notNull(),
    gameCode: text("game_code").notNull(),
    roundId: uuid("round_id").notNull(),
    seenAt: timestamp("seen_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.gameCode] })],
);

/**
 * What players have put into a jackpot since it was last won, in millionths of a minor unit. Folded from the stakes of
 * all rounds up to `position`, so that no round waits for another; locked by the fold and by whoever wins it.
 */
export const jackpotPool = pgTable(
  "jackpot_pool",
  {
    gameCode: text("game_code").notNull(),
    pool: text().notNull(),
    currency: text().notNull(),
    accumulated: units("accumulated"),
    position: xid8("position").notNull(),
    /** System identifier of the cluster that `position` belongs to; elsewhere it means nothing. */
    cluster: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameCode, table.pool, table.currency] })],
);

/** A jackpot that was paid with a round; `seed` is the house's part of the amount. */
export const jackpotWin = pgTable(
  "jackpot_win",
  {
    roundId: uuid("round_id")
      .primaryKey()
      .references(() => originalsRound.id),
    gameCode: text("game_code").notNull(),
    pool: text().notNull(),
    currency: text().notNull(),
    playerId: uuid("player_id").notNull(),
    /** The account, which boards mask. */
    playerName: text("player_name").notNull(),
    amount: units("amount"),
    seed: units("seed"),
    wonAt: timestamp("won_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("jackpot_win_last").on(table.currency, table.wonAt)],
);
