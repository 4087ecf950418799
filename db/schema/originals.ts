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
 * A player's seeds. Each player has one active pair (activated, not revealed) and one committed server seed that comes
 * next, so that the operator fixes its seed before it knows the player's.
 */
export const seedPair = pgTable(
  "seed_pair",
  {
    id: uuid().primaryKey(),
    playerId: uuid("player_id").notNull(),
    /** Sealed, also after the seed was revealed. */
    sealedServerSeed: text("sealed_server_seed").notNull(),
    serverSeedHash: text("server_seed_hash").notNull(),
    /** Client seed of the next round; earlier rounds store their own. Null before the pair is activated. */
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

/** One settled round: the request, the result, and all inputs needed to draw it again. */
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
    /** Total payout, including a jackpot. */
    payout: units("payout"),
    /** Shape depends on the game: `dice` has {direction, target} and {roll}. */
    choice: jsonb().notNull(),
    outcome: jsonb().notNull(),
    playedAt: timestamp("played_at", { withTimezone: true }).notNull(),
    /** Orders rounds for readers of the whole table, as in the ledger. */
    xid: xid8("xid").notNull().default(sql`pg_current_xact_id()`),
  },
  (table) => [
    unique("originals_round_once").on(table.playerId, table.idempotencyKey),
    unique("originals_round_nonce").on(table.pairId, table.nonce),
    index("originals_round_last").on(table.playerId, table.gameCode, table.playedAt, table.id),
    index("originals_round_xid").on(table.gameCode, table.xid),
  ],
);

/** Last round of a game whose result the player has watched to the end; earlier rounds need no replay. */
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
 * Contributions of players to a jackpot since it was last won, in millionths of a minor unit. Folded from the stakes of
 * all rounds up to `position`, so that no round waits for another; the fold and a winning round lock this row.
 */
export const jackpotPool = pgTable(
  "jackpot_pool",
  {
    gameCode: text("game_code").notNull(),
    pool: text().notNull(),
    currency: text().notNull(),
    accumulated: units("accumulated"),
    position: xid8("position").notNull(),
    /** System identifier of the cluster that `position` belongs to; in another cluster the position is meaningless. */
    cluster: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameCode, table.pool, table.currency] })],
);

/** A jackpot that was paid with a round; `seed` is the operator's share of the amount. */
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
    /** Account name; boards mask it. */
    playerName: text("player_name").notNull(),
    amount: units("amount"),
    seed: units("seed"),
    wonAt: timestamp("won_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("jackpot_win_last").on(table.currency, table.wonAt)],
);
