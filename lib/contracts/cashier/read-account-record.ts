import * as z from "zod/mini";
import { moneyFigure } from "#lib/contracts/csv-cell.ts";
import { realMembers } from "#lib/contracts/define-call.ts";
import { countTotals, dayFilters, defineList } from "#lib/contracts/define-list.ts";
import { money, timestamp } from "#lib/contracts/wire.ts";
import type { Translate } from "#lib/i18n/translator.ts";

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

/** What a movement was for, beside its kind. */
const movementSubject = z.discriminatedUnion("kind", [
  /** A round. `verifiable` when it has the page `/fair/{roundId}`. */
  z.object({ kind: z.literal("game"), gameCode: z.string(), gameName: z.string(), verifiable: z.boolean() }),
  z.object({ kind: z.literal("deposit"), depositId: z.string(), channel: z.string() }),
  /** `part` of a payout, from 1; the bank account is empty when it is unknown. */
  z.object({
    kind: z.literal("withdrawal"),
    withdrawalId: z.string(),
    part: z.nullable(z.int()),
    bankName: z.string(),
    lastDigits: z.string(),
  }),
  z.object({ kind: z.literal("reward"), rewardId: z.string(), title: z.string() }),
]);

const accountMovement = z.object({
  /** Number of the movement in the account, from 1. */
  seq: z.string(),
  at: timestamp,
  type: z.enum(accountRecordTypes),
  kind: z.string(),
  amount: money,
  /** Change of the money set aside, which is not in the balance: minus what a payout sends. */
  heldChange: money,
  balanceAfter: money,
  heldAfter: money,
  /** Deposit, withdrawal or bet of the movement, as support asks for it. */
  reference: z.string(),
  roundId: z.nullable(z.string()),
  subject: z.nullable(movementSubject),
});

export type AccountMovement = z.output<typeof accountMovement>;
export type MovementSubject = z.output<typeof movementSubject>;

/** Returns a payment channel's name; empty for one that no longer exists. */
export function channelName(channel: string, t: Translate): string {
  return t.has(`channels.${channel}`) ? t(`channels.${channel}`) : "";
}

/** Returns the subject's name: game, bank account with part, reward; empty where the type says it all. */
export function nameOfSubject({ subject }: AccountMovement, t: Translate): string {
  if (subject?.kind === "game") return subject.gameName;
  if (subject?.kind === "reward") return subject.title;
  if (subject?.kind === "deposit") return channelName(subject.channel, t);
  if (subject?.kind !== "withdrawal") return "";
  const { part, bankName, lastDigits } = subject;
  const bank = bankName && t("withdraw.bank-ending", { bank: bankName, digits: lastDigits });
  return [part === null ? "" : t("record.part", { part }), bank].filter(Boolean).join(" · ");
}

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
      { header: "csv.for", cell: nameOfSubject },
      { header: "csv.amount", cell: ({ amount }) => moneyFigure(amount) },
      { header: "csv.balance", cell: ({ balanceAfter }) => moneyFigure(balanceAfter) },
      { header: "csv.held", cell: ({ heldAfter }) => moneyFigure(heldAfter) },
      { header: "csv.reference", cell: ({ reference }) => reference },
      { header: "csv.round", cell: ({ roundId }) => roundId ?? "" },
    ],
  },
});
