import * as z from "zod/mini";
import { moneyFigure } from "#lib/contracts/csv-cell.ts";
import { realMembers } from "#lib/contracts/define-call.ts";
import { countTotals, dayFilters, defineList } from "#lib/contracts/define-list.ts";
import { money, timestamp } from "#lib/contracts/wire.ts";

/** Movement types in a player's words; the ledger distinguishes more. */
export const accountRecordTypes = [
  "deposit",
  "withdrawal",
  "bet",
  "win",
  "refund",
  "bonus",
  "fee",
  "correction",
] as const;
export type AccountRecordType = (typeof accountRecordTypes)[number];

const accountMovement = z.object({
  /** Number of the movement in the account, from 1. */
  seq: z.string(),
  at: timestamp,
  type: z.enum(accountRecordTypes),
  kind: z.string(),
  amount: money,
  balanceAfter: money,
  heldAfter: money,
  /** Deposit, withdrawal or bet of the movement, as support asks for it. */
  reference: z.string(),
  roundId: z.nullable(z.string()),
});

export type AccountMovement = z.output<typeof accountMovement>;

/**
 * MEMBER-05, newest first. `amount` is the change of the playable balance, `in` and `out` are the sums of its increases
 * and decreases. All amounts are in the site's currency.
 */
export const readAccountRecordCall = defineList({
  name: "cashier.readAccountRecord",
  summary: "Every movement of one's account",
  path: "/api/portal/records/account",
  roles: realMembers,
  needsRecentSession: true,
  filters: { ...dayFilters, type: z.optional(z.enum(accountRecordTypes)) },
  row: accountMovement,
  totals: { ...countTotals, in: money, out: money },
  sort: { seq: ["integer", "desc"] },
  csv: {
    area: "cashier",
    columns: [
      { header: "csv.seq", cell: ({ seq }) => ({ figure: seq }) },
      { header: "csv.time", instant: ({ at }) => at },
      { header: "csv.type", cell: ({ type }, t) => t(`types.${type}`) },
      { header: "csv.amount", cell: ({ amount }) => moneyFigure(amount) },
      { header: "csv.balance", cell: ({ balanceAfter }) => moneyFigure(balanceAfter) },
      { header: "csv.held", cell: ({ heldAfter }) => moneyFigure(heldAfter) },
      { header: "csv.reference", cell: ({ reference }) => reference },
      { header: "csv.round", cell: ({ roundId }) => roundId ?? "" },
    ],
  },
});
