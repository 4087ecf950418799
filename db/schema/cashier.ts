import { type SQL, sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { depositStates } from "#lib/contracts/cashier/deposit-view.ts";
import { payoutStates, withdrawalStates } from "#lib/contracts/cashier/withdrawal-view.ts";

const units = (name: string) => bigint(name, { mode: "bigint" }).notNull();
const instant = (name: string) => timestamp(name, { withTimezone: true });
const positive = (column: string): SQL => sql.raw(`${column} > 0`);

/**
 * A deposit that a player has opened. Only the ledger moves money; `paymentId` is the gateway's number of the payment.
 */
export const deposit = pgTable(
  "deposit",
  {
    id: uuid("id").primaryKey(),
    playerId: uuid("player_id").notNull(),
    currency: text("currency").notNull(),
    channel: text("channel").notNull(),
    amount: units("amount"),
    state: text("state", { enum: depositStates }).notNull(),
    idempotencyKey: uuid("idempotency_key").notNull(),
    paymentId: text("payment_id"),
    payUrl: text("pay_url"),
    /**
     * Amount that arrived according to the gateway, when it differs from the requested one; an operator decides about
     * it.
     */
    paidAmount: bigint("paid_amount", { mode: "bigint" }),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    endedAt: instant("ended_at"),
  },
  (table) => [
    unique("deposit_once").on(table.playerId, table.idempotencyKey),
    index("deposit_player").on(table.playerId, table.id),
    index("deposit_open").on(table.expiresAt).where(sql`state = 'pending'`),
    check("deposit_positive", positive("amount")),
  ],
);

/** Append-only: the events of a deposit, including callbacks that changed nothing. */
export const depositEvent = pgTable(
  "deposit_event",
  {
    id: uuid("id").primaryKey(),
    depositId: uuid("deposit_id").notNull(),
    kind: text("kind").notNull(),
    state: text("state", { enum: depositStates }).notNull(),
    detail: jsonb("detail").notNull().default({}),
    actor: text("actor").notNull(),
    at: instant("at").notNull(),
  },
  (table) => [index("deposit_event_deposit").on(table.depositId, table.id)],
);

/** Bank account for withdrawals. The number is sealed at rest; only `lastDigits` is shown. */
export const bankAccount = pgTable(
  "bank_account",
  {
    id: uuid("id").primaryKey(),
    playerId: uuid("player_id").notNull(),
    bankName: text("bank_name").notNull(),
    holderName: text("holder_name").notNull(),
    sealedNumber: text("sealed_number").notNull(),
    lastDigits: text("last_digits").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("bank_account_player").on(table.playerId, table.id)],
);

export const paymentPassword = pgTable("payment_password", {
  playerId: uuid("player_id").primaryKey(),
  hash: text("hash").notNull(),
  /** Wrong attempts since the last correct one. */
  tries: integer("tries").notNull().default(0),
  lockedUntil: instant("locked_until"),
  changedAt: instant("changed_at").notNull(),
});

/** `amount` leaves the balance and includes the fee. `holdId` names the hold that contains the unpaid rest. */
export const withdrawal = pgTable(
  "withdrawal",
  {
    id: uuid("id").primaryKey(),
    playerId: uuid("player_id").notNull(),
    currency: text("currency").notNull(),
    bankAccountId: uuid("bank_account_id").notNull(),
    amount: units("amount"),
    fee: units("fee"),
    /** Still held, including the fee. */
    remaining: units("remaining"),
    holdId: text("hold_id").notNull(),
    state: text("state", { enum: withdrawalStates }).notNull(),
    idempotencyKey: uuid("idempotency_key").notNull(),
    createdAt: instant("created_at").notNull(),
    endedAt: instant("ended_at"),
  },
  (table) => [
    unique("withdrawal_once").on(table.playerId, table.idempotencyKey),
    index("withdrawal_player").on(table.playerId, table.id),
    index("withdrawal_open").on(table.id).where(sql`ended_at is null`),
    check("withdrawal_sums", sql`amount > 0 and fee >= 0 and fee < amount and remaining between 0 and amount`),
  ],
);

/** One disbursement of a withdrawal. A withdrawal may be paid in parts, numbered from 1. */
export const payout = pgTable(
  "payout",
  {
    withdrawalId: uuid("withdrawal_id").notNull(),
    part: integer("part").notNull(),
    amount: units("amount"),
    fee: units("fee"),
    state: text("state", { enum: payoutStates }).notNull(),
    paidAt: instant("paid_at").notNull(),
    receiptDueAt: instant("receipt_due_at").notNull(),
    /** File name of the private proof of a dispute. */
    proof: text("proof"),
  },
  (table) => [
    primaryKey({ name: "payout_pkey", columns: [table.withdrawalId, table.part] }),
    index("payout_waiting").on(table.receiptDueAt).where(sql`state = 'waiting'`),
    check("payout_positive", positive("amount")),
  ],
);

/** Append-only: every transition of a withdrawal with its actor and reason. */
export const withdrawalEvent = pgTable(
  "withdrawal_event",
  {
    withdrawalId: uuid("withdrawal_id").notNull(),
    number: integer("number").notNull(),
    action: text("action").notNull(),
    fromState: text("from_state", { enum: withdrawalStates }),
    toState: text("to_state", { enum: withdrawalStates }).notNull(),
    part: integer("part"),
    amount: bigint("amount", { mode: "bigint" }),
    reason: text("reason"),
    actorRole: text("actor_role").notNull(),
    actor: text("actor"),
    at: instant("at").notNull(),
  },
  (table) => [primaryKey({ name: "withdrawal_event_pkey", columns: [table.withdrawalId, table.number] })],
);

/** Cached progress of an account's turnover requirement; the ledger remains the source of truth. */
export const turnoverProgress = pgTable("turnover_progress", {
  accountId: uuid("account_id").primaryKey(),
  seq: units("seq"),
  required: units("required"),
  remaining: units("remaining"),
});
