import "server-only";
import type {
  AccountMovement,
  AccountRecordType,
  readAccountRecord as call,
} from "#lib/contracts/cashier/read-account-record.ts";
import type { InputOf, OutputOf } from "#lib/contracts/define-call.ts";
import { ownPurse } from "#lib/modules/cashier/own-purse.ts";
import { readStatement, type StatementRow, type TransferKind } from "#lib/modules/ledger/index.ts";
import type { Context } from "#lib/platform/context.ts";

/** Kinds of the ledger by the words a player knows. Tombstones move nothing and are not shown. */
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

type Input = InputOf<typeof call>;

/** MEMBER-05: the asking player's own movements, current at once. */
export async function readAccountRecord(context: Context, input: Input): Promise<OutputOf<typeof call>> {
  const key = await ownPurse(context);
  const { rows, next, totals } = await readStatement(context, { ...key, ...filterOf(input), limit: input.pageSize });
  return {
    currency: key.currency,
    content: rows.map(movement),
    next: next === null ? null : String(next),
    totals: { count: totals.count, in: totals.balanceIn, out: totals.balanceOut },
  };
}

function filterOf({ from, to, type, before }: Input) {
  return {
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(type ? { kinds: kindsOf[type] } : {}),
    ...(before ? { before: BigInt(before) } : {}),
  };
}

/** Held money is still the player's, but not in the balance: a hold takes from it, a payout no longer does. */
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
