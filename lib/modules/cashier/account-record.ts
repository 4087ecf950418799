import "server-only";
import type {
  AccountMovement,
  AccountRecordType,
  readAccountRecordCall,
} from "#lib/contracts/cashier/read-account-record.ts";
import type { InputOf } from "#lib/contracts/define-call.ts";
import { ownPurse } from "#lib/modules/cashier/own-purse.ts";
import {
  readStatement,
  type StatementFilter,
  type StatementRow,
  sumStatement,
  type TransferKind,
} from "#lib/modules/ledger/index.ts";
import type { Context } from "#lib/platform/context.ts";
import { listReader, mapSlice } from "#lib/platform/list-reader.ts";

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
    return mapSlice(readStatement(context, { ...(await filterOf(context, input)), cursor, pageSize }), movement);
  },
  async (context, input) => {
    const { count, balanceIn, balanceOut } = await sumStatement(context, await filterOf(context, input));
    return { count, in: balanceIn, out: balanceOut };
  },
);

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
function movement(row: StatementRow): AccountMovement {
  const { seq, at, kind, cashDelta, bonusDelta, cashAfter, bonusAfter, heldAfter, roundId } = row;
  return {
    seq: String(seq),
    at,
    type: typeOf.get(kind) ?? "correction",
    kind,
    amount: cashDelta + bonusDelta,
    balanceAfter: cashAfter + bonusAfter,
    heldAfter,
    reference: row.reference ?? row.externalId,
    roundId,
  };
}
