import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";

const units = (name: string) => bigint(name, { mode: "bigint" }).notNull();
const moment = (name: string) => timestamp(name, { withTimezone: true }).notNull();

/** A studio or provider of games. */
export const vendor = pgTable("vendor", {
  code: text().primaryKey(),
  name: text().notNull(),
  enabled: boolean().notNull().default(true),
  /** Set from the adapters of the composed product. Games of a vendor without an adapter are "coming soon". */
  integrated: boolean().notNull().default(false),
  /** True when the vendor has a large card. */
  large: boolean().notNull().default(false),
});

/**
 * Categories that a vendor is delivered in: e-sports and cockfighting among sports, the in-house studio among slots.
 */
export const vendorCategory = pgTable(
  "vendor_category",
  {
    vendorCode: text("vendor_code")
      .notNull()
      .references(() => vendor.code),
    category: text().notNull(),
    position: integer().notNull().default(0),
    /** Game that a click on the vendor launches; null opens the list of its games. */
    lobbyCode: text("lobby_code"),
  },
  (table) => [primaryKey({ columns: [table.vendorCode, table.category] })],
);

/** The catalogue. Amounts in minor units of the site's currency. */
export const game = pgTable(
  "game",
  {
    /** Code of our own and seed of the cover; in-house games have the address `/play/{code}`. */
    code: text().primaryKey(),
    vendorCode: text("vendor_code")
      .notNull()
      .references(() => vendor.code),
    /** The vendor's own id of the game. */
    vendorGameId: text("vendor_game_id").notNull(),
    category: text().notNull(),
    gameClass: text("game_class").notNull(),
    /** Class of the cover, where the game class is not specific enough, and its tone: "mango.t". */
    artClass: text("art_class").notNull(),
    name: text().notNull(),
    /** By language tag, for languages in which the name differs from `name`. */
    names: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
    /** Normalised search words; begins with a space, so that " x" matches the start of a word. */
    searchText: text("search_text").notNull(),
    enabled: boolean().notNull().default(true),
    maintenance: boolean().notNull().default(false),
    /** When the maintenance is expected to end; null when that is not known. */
    maintenanceUntil: timestamp("maintenance_until", { withTimezone: true }),
    /**
     * Whether it can be played now: its vendor is integrated and it is not in maintenance. Stored, because lists by
     * popularity put these games first and an index can't reach into another table.
     */
    playable: boolean().notNull().default(false),
    hot: boolean().notNull().default(false),
    demo: boolean().notNull().default(false),
    jackpot: boolean().notNull().default(false),
    /** Larger values are listed first. */
    popularity: integer().notNull().default(0),
    position: integer().notNull().default(0),
    releasedOn: date("released_on").notNull(),
    /** Return to player in hundredths of a percent, without jackpots; 0 when the vendor does not state it, as for sports. */
    rtp: integer().notNull().default(0),
    /** 1 (calm) to 5 (wild); null where it does not apply. */
    volatility: smallint(),
    /** Ways to win in a slot; null where it does not apply. */
    lines: integer(),
    /** "5x3". */
    reels: text(),
    /** Largest prize as a multiple of the stake. */
    topMultiple: integer("top_multiple"),
    features: text().array().notNull().default(sql`'{}'`),
    minimumStake: units("minimum_stake"),
    maximumStake: units("maximum_stake"),
    maximumWin: units("maximum_win"),
  },
  (table) => [
    unique("game_of_vendor").on(table.vendorCode, table.vendorGameId),
    index("game_popular_of_all").on(table.playable, table.popularity, table.code),
    index("game_popular").on(table.category, table.playable, table.popularity, table.code),
    index("game_popular_of_vendor").on(table.vendorCode, table.category, table.playable, table.popularity, table.code),
    index("game_popular_of_class").on(table.category, table.gameClass, table.playable, table.popularity, table.code),
    index("game_new").on(table.category, table.releasedOn, table.code),
    index("game_named").on(table.category, table.name, table.code),
    index("game_returning").on(table.category, table.rtp, table.code),
    index("game_affordable").on(table.category, table.minimumStake, table.code),
    index("game_hot").on(table.playable, table.popularity, table.code).where(sql`hot`),
    // The table is written rarely and read often. Without `fastupdate` there is no pending list, which would raise the
    // planner's cost estimates.
    index("game_features").using("gin", table.features).with({ fastupdate: false }),
    index("game_search").using("gin", table.searchText.op("gin_trgm_ops")).with({ fastupdate: false }),
    check("game_volatility", sql`volatility between 1 and 5`),
    check("game_stakes", sql`minimum_stake >= 0 and maximum_stake >= minimum_stake`),
  ],
);

/**
 * LOBBY-16: the words of the catalogue by their spellings. A spelling is a word or its beginning, whole or without one
 * letter: two words one edit apart have a spelling in common.
 */
export const searchSpelling = pgTable(
  "search_spelling",
  { spelling: text().notNull(), word: text().notNull() },
  (table) => [primaryKey({ columns: [table.spelling, table.word] })],
);

/** LOBBY-14. */
export const favorite = pgTable(
  "favorite",
  {
    playerId: uuid("player_id").notNull(),
    gameCode: text("game_code")
      .notNull()
      .references(() => game.code),
    addedAt: moment("added_at"),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.gameCode] }),
    index("favorite_newest").on(table.playerId, table.addedAt, table.gameCode),
  ],
);

/** LOBBY-15: the last time a player launched a game. */
export const recentGame = pgTable(
  "recent_game",
  {
    playerId: uuid("player_id").notNull(),
    gameCode: text("game_code")
      .notNull()
      .references(() => game.code),
    launchedAt: moment("launched_at"),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.gameCode] }),
    index("recent_game_newest").on(table.playerId, table.launchedAt, table.gameCode),
  ],
);

/** Every bet of every vendor, as its player sees it. Only the ledger moves money; `id` is the ledger's round. */
export const bet = pgTable(
  "bet",
  {
    id: uuid().primaryKey(),
    playerId: uuid("player_id").notNull(),
    /** Account name; boards mask it. */
    playerName: text("player_name").notNull(),
    vendorCode: text("vendor_code").notNull(),
    category: text().notNull(),
    gameCode: text("game_code").notNull(),
    currency: text().notNull(),
    stake: units("stake"),
    payout: units("payout"),
    status: text({ enum: ["open", "won", "lost", "cancelled"] }).notNull(),
    placedAt: moment("placed_at"),
    settledAt: timestamp("settled_at", { withTimezone: true }),
  },
  (table) => [
    index("bet_player").on(table.playerId, table.placedAt, table.id),
    index("bet_largest_wins").on(table.currency, table.payout, table.id).where(sql`status = 'won'`),
    index("bet_latest_wins").on(table.currency, table.settledAt).where(sql`status = 'won'`),
    check("bet_not_negative", sql`stake >= 0 and payout >= 0`),
  ],
);
