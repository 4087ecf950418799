import "server-only";
import type {
  AccountMovement,
  AccountRecordType,
  readAccountRecordCall,
} from "#lib/contracts/cashier/read-account-record.ts";
import type { InputOf } from "#lib/contracts/define-call.ts";
import { readSubjects } from "#lib/modules/cashier/movement-subjects.ts";
import { ownPurse } from "#lib/modules/cashier/own-purse.ts";
import {
  readStatement,
  type StatementFilter,
  type StatementRow,
  sumStatement,
  sumStatementByDay,
  type TransferKind,
} from "#lib/modules/ledger/index.ts";
import { readSettings, siteSettings } from "#lib/modules/system/index.ts";
import type { Context } from "#lib/platform/context.ts";
import { listReader } from "#lib/platform/list-reader.ts";

/** Maps the types that a player knows to the ledger's kinds. Tombstones move nothing and are not shown. */
export const kindsOf: Record<AccountRecordType, readonly TransferKind[]> = {
  deposit: ["deposit"],
  withdrawal: ["hold", "release", "payout", "payout-return"],
  bet: ["stake"],
  win: ["win", "jackpot"],
  refund: ["rollback"],
  bonus: ["promo"],
  fee: ["fee"],
  correction: ["correction"],
};

const typeOf = new Map(
  Object.entries(kindsOf).flatMap(([type, kinds]) => kinds.map((kind) => [kind, type as AccountRecordType])),
);

type Input = InputOf<typeof readAccountRecordCall>;

/** MEMBER-05: reads the player's own movements without delay. */
export const readAccountRecord = listReader(
  async (context, input: Input) => {
    const { cursor, pageSize } = input;
    const page = await readStatement(context, { ...(await filterOf(context, input)), cursor, pageSize });
    const subjects = await readSubjects(context, page.rows);
    return { ...page, rows: page.rows.map((row, index) => movement(row, subjects[index] ?? null)) };
  },
  async (context, input) => {
    const { count, balanceIn, balanceOut } = await sumStatement(context, await filterOf(context, input));
    return { count, in: balanceIn, out: balanceOut };
  },
);

/** Returns the change of the balance per day of the site's time zone, over the whole filter. */
export async function readAccountDays(context: Context, input: Input): Promise<ReadonlyMap<string, bigint>> {
  const { timeZone } = await readSettings(context, siteSettings);
  return sumStatementByDay(context, await filterOf(context, input), timeZone);
}

async function filterOf(context: Context, { from, to, type }: Input): Promise<StatementFilter> {
  return {
    ...(await ownPurse(context)),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(type ? { kinds: kindsOf[type] } : {}),
  };
}

/**
 * Held money still belongs to the player but is not in the balance: a hold reduces the balance, its payout does not.
 */
function movement(row: StatementRow, subject: AccountMovement["subject"]): AccountMovement {
  const { seq, at, kind, cashDelta, bonusDelta, heldDelta, cashAfter, bonusAfter, heldAfter, roundId } = row;
  return {
    seq: String(seq),
    at,
    type: typeOf.get(kind) ?? "correction",
    kind,
    amount: cashDelta + bonusDelta,
    heldChange: heldDelta,
    balanceAfter: cashAfter + bonusAfter,
    heldAfter,
    reference: row.reference ?? row.externalId,
    roundId,
    subject,
  };
}
