import { createHash } from "node:crypto";
import type { Context } from "#lib/platform/context.ts";

/**
 * One purse of one player; every money call names it by these two fields. `currency` is an ISO 4217 code or a site's
 * own.
 */
export interface AccountKey {
  playerId: string;
  currency: string;
}

/** Minor units. `held` is cash set aside for withdrawals in progress. */
export interface Balance {
  accountId: string;
  cash: bigint;
  bonus: bigint;
  held: bigint;
  /** Number of the last movement, 0 before the first. */
  seq: bigint;
  /** Error code that rejects debits, or null. */
  debitBlock: DebitBlock | null;
}

export const debitBlocks = ["player-disabled", "player-excluded", "limit-reached"] as const;
export type DebitBlock = (typeof debitBlocks)[number];

/**
 * Derives the id instead of looking it up, so that every movement, the first one included, is one statement and the id
 * leads every key.
 */
export function accountIdOf({ playerId, currency }: AccountKey): string {
  const hex = createHash("sha256").update(`${playerId.toLowerCase()} ${currency}`).digest("hex");
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Opens the account when it is first needed; changes nothing when it exists. */
export async function ensureAccount({ db }: Context, key: AccountKey): Promise<{ accountId: string }> {
  const accountId = accountIdOf(key);
  await db.sql`insert into wallet_account (id, player_id, currency) values (${accountId}, ${key.playerId}, ${key.currency}) on conflict do nothing`;
  return { accountId };
}

/** Returns the balance: zeros for an account that was never opened. */
export async function getBalance({ db }: Context, key: AccountKey): Promise<Balance> {
  const accountId = accountIdOf(key);
  const [row] = await db.sql<Record<"cash" | "bonus" | "held" | "seq", bigint>[] & { debit_block: string | null }[]>`
    select cash, bonus, held, seq, debit_block from wallet_account where id = ${accountId}`;
  if (!row) return { accountId, cash: 0n, bonus: 0n, held: 0n, seq: 0n, debitBlock: null };
  const { cash, bonus, held, seq, debit_block } = row;
  return { accountId, cash, bonus, held, seq, debitBlock: debit_block === null ? null : parseDebitBlock(debit_block) };
}

/** An unknown code in the column still blocks. */
export function parseDebitBlock(text: string): DebitBlock {
  return debitBlocks.find((block) => block === text) ?? "player-disabled";
}

/** Rejects stakes with `block` from now on, or allows them again. Credits, holds and payouts are not affected. */
export async function setDebitBlock(
  context: Context,
  { block, ...key }: AccountKey & { block: DebitBlock | null },
): Promise<void> {
  const { accountId } = await ensureAccount(context, key);
  await context.db.sql`update wallet_account set debit_block = ${block} where id = ${accountId}`;
}

/**
 * Locks the account's row until the transaction ends, for movements whose look-ups need a stable account. A separate
 * statement, so that the next one has a snapshot taken under the lock.
 */
export async function lockAccount(context: Context, accountId: string): Promise<void> {
  if (!context.inTransaction) throw new Error("this movement needs a transaction: wrap the use case in transact()");
  await context.db.sql`select 1 from wallet_account where id = ${accountId} for update`;
}
