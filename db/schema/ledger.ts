import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  customType,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { balance } from "#db/balance.ts";
import { bytea } from "#db/bytea.ts";

const xid8 = customType<{ data: string }>({ dataType: () => "xid8" });
const units = (name: string) => bigint(name, { mode: "bigint" }).notNull();
const count = (name: string) => units(name).default(sql`0`);
const purse = (name: string) => balance(name).notNull().default(sql`0`);

/**
 * One row per player and currency; every purse is a column, in minor units. A bet updates this row and no other shared
 * one. The migration sets fillfactor 50, so that the update stays on its page. Counters of limits and of bonus money
 * are columns here because a debit must check them under this row's lock; no code reads them yet.
 */
export const walletAccount = pgTable(
  "wallet_account",
  {
    id: uuid("id").primaryKey(),
    playerId: uuid("player_id").notNull(),
    site: text("site").notNull().default("main"),
    currency: text("currency").notNull(),
    cash: purse("cash"),
    bonus: purse("bonus"),
    held: purse("held"),
    receivable: purse("receivable"),
    seq: count("seq"),
    /** Hash of the last movement; the next one chains to it. Empty before the first. */
    lastHash: bytea("last_hash").notNull().default(sql`''`),
    /** Error code that rejects debits; null allows them. */
    debitBlock: text("debit_block"),
    lossLimit: bigint("loss_limit", { mode: "bigint" }),
    lossUsed: count("loss_used"),
    wagerLimit: bigint("wager_limit", { mode: "bigint" }),
    wagerUsed: count("wager_used"),
    limitPeriodAt: timestamp("limit_period_at", { withTimezone: true }),
    bonusTurnoverDue: count("bonus_turnover_due"),
    bonusTurnoverDone: count("bonus_turnover_done"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [unique("wallet_account_player_currency").on(table.playerId, table.currency)],
);

/**
 * Append-only: one row per movement, naming both sides, so it is double entry by construction (view `ledger_entry`).
 * The application role may neither update nor delete. `settles` is the external id of the stake that this row ends,
 * `reference` any other row it belongs to. `xid` orders rows for readers of the whole table (up to a snapshot's xmin).
 */
export const transfer = pgTable(
  "transfer",
  {
    accountId: uuid("account_id").notNull(),
    seq: units("seq"),
    vendorId: text("vendor_id").notNull(),
    externalId: text("external_id").notNull(),
    counterAccount: text("counter_account").notNull(),
    kind: text("kind").notNull(),
    roundId: text("round_id"),
    cashDelta: units("cash_delta"),
    bonusDelta: units("bonus_delta"),
    heldDelta: units("held_delta"),
    cashAfter: balance("cash_after").notNull(),
    bonusAfter: balance("bonus_after").notNull(),
    heldAfter: balance("held_after").notNull(),
    settles: text("settles"),
    reference: text("reference"),
    requestHash: bytea("request_hash").notNull(),
    hash: bytea("hash").notNull(),
    at: timestamp("at", { withTimezone: true }).notNull(),
    xid: xid8("xid").notNull().default(sql`pg_current_xact_id()`),
  },
  (table) => [
    primaryKey({ name: "transfer_pkey", columns: [table.accountId, table.seq] }),
    unique("transfer_once").on(table.accountId, table.vendorId, table.externalId),
    uniqueIndex("transfer_settles_once")
      .on(table.accountId, table.vendorId, table.settles)
      .where(sql`settles is not null`),
    index("transfer_reference").on(table.accountId, table.vendorId, table.reference).where(sql`reference is not null`),
    index("transfer_xid").on(table.xid),
  ],
);

/**
 * Turnover requirement of one promotion as a multiple of its cash, where it differs from the site's multiple at the
 * time of counting. Written in the transaction of the movement, and never changed.
 */
export const turnoverMultiple = pgTable(
  "turnover_multiple",
  {
    accountId: uuid("account_id").notNull(),
    seq: units("seq"),
    multiple: integer("multiple").notNull(),
  },
  (table) => [
    primaryKey({ name: "turnover_multiple_pkey", columns: [table.accountId, table.seq] }),
    foreignKey({
      name: "turnover_multiple_transfer",
      columns: [table.accountId, table.seq],
      foreignColumns: [transfer.accountId, transfer.seq],
    }),
    check("turnover_multiple_positive", sql`multiple >= 0`),
  ],
);

/** Makes an external id unique across accounts; vendor adapters write it in the transaction of the movement. */
export const externalRef = pgTable(
  "external_ref",
  {
    vendorId: text("vendor_id").notNull(),
    externalId: text("external_id").notNull(),
    accountId: uuid("account_id").notNull(),
  },
  (table) => [primaryKey({ name: "external_ref_pkey", columns: [table.vendorId, table.externalId] })],
);

/**
 * Position up to which a projection has read `transfer`: every row below `position` is included. Another cluster's
 * position is meaningless, so `cluster` holds the system identifier and a mismatch (a restore) rebuilds the projection.
 */
export const projectionCursor = pgTable("projection_cursor", {
  name: text("name").primaryKey(),
  position: xid8("position").notNull(),
  cluster: text("cluster").notNull(),
});

/** Projection: what each counter account owes or is owed. It mirrors the sum of all players' purses. */
export const houseBalance = pgTable(
  "house_balance",
  {
    site: text("site").notNull(),
    currency: text("currency").notNull(),
    counterAccount: text("counter_account").notNull(),
    balance: units("balance"),
  },
  (table) => [primaryKey({ name: "house_balance_pkey", columns: [table.site, table.currency, table.counterAccount] })],
);

/** Projection: one row per account and hour (UTC). Days of any time zone are sums of these rows. */
export const playerHour = pgTable(
  "player_hour",
  {
    accountId: uuid("account_id").notNull(),
    hour: timestamp("hour", { withTimezone: true }).notNull(),
    playerId: uuid("player_id").notNull(),
    currency: text("currency").notNull(),
    stakes: units("stakes"),
    stake: units("stake"),
    win: units("win"),
    deposits: units("deposits"),
    withdrawals: units("withdrawals"),
    promos: units("promos"),
    fees: units("fees"),
  },
  (table) => [
    primaryKey({ name: "player_hour_pkey", columns: [table.accountId, table.hour] }),
    index("player_hour_hour").on(table.hour),
  ],
);
