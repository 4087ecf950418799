import { createHash } from "node:crypto";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { type AccountKey, accountIdOf } from "#lib/modules/ledger/account.ts";
import type { Statement } from "#lib/modules/ledger/movement-sql.ts";
import { type MovementName, movements } from "#lib/modules/ledger/movements.ts";
import { announce } from "#lib/platform/announce.ts";
import type { Context } from "#lib/platform/context.ts";

/** Input of every movement. */
export interface MovementInput extends AccountKey {
  /** Issuer of the external ids: a game vendor, `deposit`, `withdrawal`, … */
  vendorId: string;
  /** Idempotency key of the movement. Printable ASCII without spaces, at most 120 characters. */
  externalId: string;
  /** The other side: `game:dice`, `deposit:sandbox`, `payout:bank`, `promo:welcome`, `fee:withdrawal`, … */
  counterAccount: string;
  roundId?: string | undefined;
}

/** Minor units after the movement. `replayed`: an earlier run made the movement, and this is its stored result. */
export interface MovementResult {
  seq: bigint;
  cashAfter: bigint;
  bonusAfter: bigint;
  heldAfter: bigint;
  at: Date;
  replayed: boolean;
}

type Value = string | bigint | Buffer | null;

/** A row of history as the statements return it. */
export interface StoredRow {
  seq: bigint;
  kind: string;
  cash_after: bigint;
  bonus_after: bigint;
  held_after: bigint;
  at: string | Date;
  request_hash: Buffer;
}

const idPattern = /^[\x21-\x7e]{1,128}$/;

/** Far above any stake, far below the overflow of sums of bigint columns. */
const maxAmount = 10n ** 15n;

/** Checks an amount: rejects negative and oversized ones, and zero unless `zero` allows it. */
export function requireAmount(amount: bigint, { zero = false } = {}): bigint {
  if (amount < 0n || amount > maxAmount || (amount === 0n && !zero)) throw new DomainError("invalid-amount");
  return amount;
}

/**
 * Runs one movement. Null when it was rejected: the caller knows its statement's conditions and looks up the reason.
 *
 * @throws duplicate-transaction: the key belongs to another request
 * @throws already-cancelled: a rollback has taken the key
 */
export async function post(
  context: Context,
  name: MovementName,
  input: MovementInput,
  own: Record<string, Value>,
): Promise<MovementResult | null> {
  const { vendorId, externalId, counterAccount, roundId = null } = input;
  requireIds([vendorId, externalId, counterAccount, roundId, ...Object.values(own)]);
  const requestHash = hashRequest({ movement: name, ...own, counterAccount, roundId });
  const values: Record<string, Value> = {
    ...own,
    accountId: accountIdOf(input),
    vendorId,
    externalId,
    counterAccount,
    roundId,
    requestHash,
    at: context.clock.now().toISOString(),
  };
  const statements = movements[name];
  const posted = await run(context, statements.post, values);
  const replayed = posted.length === 0;
  const rows = replayed ? await run(context, statements.recall, values) : posted;
  const last = rows.reduce<StoredRow | undefined>(
    (latest, row) => (latest && latest.seq > row.seq ? latest : row),
    undefined,
  );
  if (!last) return null;
  if (rows.some((row) => !row.request_hash.equals(requestHash))) {
    throw new DomainError(last.kind === "tombstone" ? "already-cancelled" : "duplicate-transaction");
  }
  if (!replayed) announce(context, input.playerId);
  return toResult(last, replayed);
}

function run({ db }: Context, { text, parameters }: Statement, values: Record<string, Value>): Promise<StoredRow[]> {
  const ordered = parameters.map((parameter) => {
    const value = values[parameter];
    if (value === undefined) throw new Error(`movement parameter ${parameter} is missing`);
    return value;
  });
  return db.sql.unsafe<StoredRow[]>(text, ordered, { prepare: true });
}

export function toResult(row: StoredRow, replayed: boolean): MovementResult {
  const { seq, cash_after, bonus_after, held_after, at } = row;
  const after = { cashAfter: cash_after, bonusAfter: bonus_after, heldAfter: held_after };
  return { seq, ...after, at: new Date(at), replayed };
}

/** Hashes everything that a retry must repeat, which excludes the account, vendor and id: they are the key itself. */
function hashRequest(request: Record<string, Value>): Buffer {
  const fields = Object.keys(request)
    .toSorted()
    .map((name) => `${name}=${request[name] ?? ""}`);
  return createHash("sha256").update(fields.join("\n")).digest();
}

/** The chain joins fields by a control character, and a space in an id is always an error. */
function requireIds(values: readonly Value[]): void {
  for (const value of values) {
    if (typeof value === "string" && !idPattern.test(value)) throw new DomainError("malformed-request");
  }
}
