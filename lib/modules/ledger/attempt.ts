import { DomainError } from "#lib/kernel/domain-error.ts";
import { moneyToWire } from "#lib/kernel/money.ts";
import {
  type AccountKey,
  accountIdOf,
  type DebitBlock,
  ensureAccount,
  parseDebitBlock,
} from "#lib/modules/ledger/account.ts";
import { returned } from "#lib/modules/ledger/movement-sql.ts";
import { type MovementInput, type MovementResult, type StoredRow, toResult } from "#lib/modules/ledger/post.ts";
import type { Context } from "#lib/platform/context.ts";

/** What one snapshot says about a rejected movement. */
export interface Facts {
  /** Null when the account was never opened. */
  account: { cash: bigint; bonus: bigint; debitBlock: DebitBlock | null } | null;
  /** Kind of the row under the stake's id, if there is one. */
  debitKind: string | null;
  /** The row that ended the stake, as its replay result. */
  end: { kind: string; result: MovementResult } | null;
}

/** Maximum number of concurrent requests that may interfere before the attempt fails; the caller may retry. */
const attempts = 10;

/**
 * Retries a movement until it succeeds or is rejected for a reason. A statement that rejects does not say why. By the
 * time of the look-up the reason may be gone, or a duplicate of the request may have succeeded: then the movement is
 * retried. So every result is one that some serial order of the requests would have given.
 */
export async function attempt(
  context: Context,
  input: MovementInput & { debitId?: string },
  ids: readonly string[],
  make: () => Promise<MovementResult | null>,
  onRejected: (facts: Facts) => MovementResult | null | Promise<MovementResult | null>,
): Promise<MovementResult> {
  for (let left = attempts; left > 0; left--) {
    const made = await make();
    if (made) return made;
    const { known, ...facts } = await findFacts(context, input, ids);
    const result = known ? null : await onRejected(facts);
    if (result) return result;
  }
  throw new DomainError("conflict");
}

interface FactsRow extends Partial<StoredRow> {
  account_cash: bigint | null;
  account_bonus: bigint | null;
  debit_block: string | null;
  debit_kind: string | null;
  known: boolean;
}

async function findFacts(
  { db: { sql } }: Context,
  input: MovementInput & { debitId?: string },
  ids: readonly string[],
): Promise<Facts & { known: boolean }> {
  const { vendorId, debitId = null } = input;
  const mine = sql`account_id = ${accountIdOf(input)} and vendor_id = ${vendorId}`;
  const [row] = await sql<FactsRow[]>`
    select a.cash as account_cash, a.bonus as account_bonus, a.debit_block, e.*,
      exists (select from transfer where ${mine} and external_id in ${sql(ids)}) as known,
      (select kind from transfer where ${mine} and external_id = ${debitId}) as debit_kind
    from (values (1)) as one
    left join wallet_account a on a.id = ${accountIdOf(input)}
    left join (select ${sql.unsafe(returned)} from transfer where ${mine} and settles = ${debitId}) e on true`;
  if (!row) throw new Error("an outer join without a row");
  const { account_cash: cash, account_bonus: bonus, debit_block, debit_kind: debitKind, known, kind } = row;
  const debitBlock = debit_block === null ? null : parseDebitBlock(debit_block);
  return {
    account: cash === null || bonus === null ? null : { cash, bonus, debitBlock },
    debitKind,
    end: kind === undefined || kind === null ? null : { kind, result: toResult(row as StoredRow, true) },
    known,
  };
}

/** Throws the common errors of a payment from a purse; returns when none of them applies any more. */
export async function rejectPayment(
  context: Context,
  key: AccountKey,
  { account }: Facts,
  need: { cash: bigint; bonus: bigint },
): Promise<null> {
  if (!account) await rejectWrongCurrency(context, key);
  const { cash, bonus } = account ?? { cash: 0n, bonus: 0n };
  if (cash < need.cash || bonus < need.bonus) {
    throw new DomainError("insufficient-funds", { balance: moneyToWire(cash + bonus) });
  }
  if (!account) await ensureAccount(context, key);
  return null;
}

/** Throws when the player has money in another currency only. */
export async function rejectWrongCurrency({ db }: Context, key: AccountKey): Promise<void> {
  const rows = await db.sql<{ currency: string }[]>`
    select currency from wallet_account where player_id = ${key.playerId}`;
  if (rows.length > 0 && !rows.some(({ currency }) => currency === key.currency)) {
    throw new DomainError("wrong-currency", { currency: key.currency });
  }
}
