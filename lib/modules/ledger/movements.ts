import { type MovementShape, type MovementStatement, movementStatement } from "#lib/modules/ledger/movement-sql.ts";

export const transferKinds = [
  "stake",
  "win",
  "rollback",
  "tombstone",
  "deposit",
  "promo",
  "jackpot",
  "correction",
  "fee",
  "hold",
  "release",
  "payout",
  "payout-return",
] as const;
export type TransferKind = (typeof transferKinds)[number];

/** The stake that `:debitId` names, and whether something has ended it already. */
const stake = {
  bet: "select cash_delta, bonus_delta from transfer where account_id = :accountId and vendor_id = :vendorId and external_id = :debitId and kind = 'stake'",
  terminal: "select 1 from transfer where account_id = :accountId and vendor_id = :vendorId and settles = :debitId",
};
const notEnded = "not exists (select from terminal)";

export const shapes = {
  debit: {
    parameters: { cash: "bigint", bonus: "bigint" },
    guard: "a.debit_block is null",
    rows: [
      {
        externalId: ":externalId",
        kind: "'stake'",
        counterAccount: ":counterAccount",
        cash: "-:cash",
        bonus: "-:bonus",
      },
    ],
  },

  /** Money in that ends no stake: deposit, promotion, jackpot, correction. A fee is a second row. */
  credit: {
    parameters: { kind: "text", cash: "bigint", bonus: "bigint", reference: "text" },
    rows: [
      {
        externalId: ":externalId",
        kind: ":kind",
        counterAccount: ":counterAccount",
        cash: ":cash",
        bonus: ":bonus",
        reference: ":reference",
      },
    ],
  },
  creditWithFee: {
    parameters: { kind: "text", cash: "bigint", bonus: "bigint", reference: "text", fee: "bigint", feeAccount: "text" },
    rows: [
      {
        externalId: ":externalId",
        kind: ":kind",
        counterAccount: ":counterAccount",
        cash: ":cash",
        bonus: ":bonus",
        reference: ":reference",
      },
      {
        externalId: ":externalId || ':fee'",
        kind: "'fee'",
        counterAccount: ":feeAccount",
        cash: "-:fee",
        reference: ":externalId",
      },
    ],
  },

  /** A win, zero included: ends the stake and goes to the purses in the proportion of the stake. */
  settle: {
    parameters: { debitId: "text", amount: "bigint" },
    lookups: {
      ...stake,
      share:
        "select case when bonus_delta = 0 then 0 else trunc(:amount::numeric * bonus_delta / (cash_delta + bonus_delta))::bigint end as bonus from bet",
    },
    from: ["share"],
    guard: notEnded,
    rows: [
      {
        externalId: ":externalId",
        kind: "'win'",
        counterAccount: ":counterAccount",
        cash: ":amount - share.bonus",
        bonus: "share.bonus",
        settles: ":debitId",
      },
    ],
  },

  /** A whole round at once. The stake must be covered before the win is added. */
  play: {
    parameters: { stake: "bigint", win: "bigint", winId: "text" },
    guard: "a.debit_block is null",
    rows: [
      { externalId: ":externalId", kind: "'stake'", counterAccount: ":counterAccount", cash: "-:stake" },
      {
        externalId: ":winId",
        kind: "'win'",
        counterAccount: ":counterAccount",
        cash: ":win",
        settles: ":externalId",
      },
    ],
  },

  rollback: {
    parameters: { debitId: "text" },
    lookups: stake,
    from: ["bet"],
    guard: notEnded,
    rows: [
      {
        externalId: ":externalId",
        kind: "'rollback'",
        counterAccount: ":counterAccount",
        cash: "-bet.cash_delta",
        bonus: "-bet.bonus_delta",
        settles: ":debitId",
      },
    ],
  },

  /** Takes the key of a stake that has not come yet, so that it is refused when it comes. */
  tombstone: {
    parameters: { debitId: "text" },
    guard: "true",
    alsoKnownAs: [":externalId"],
    rows: [
      {
        externalId: ":debitId",
        kind: "'tombstone'",
        counterAccount: ":counterAccount",
        settles: ":debitId",
        reference: ":externalId",
      },
    ],
  },

  hold: {
    parameters: { amount: "bigint" },
    rows: [
      {
        externalId: ":externalId",
        kind: "'hold'",
        counterAccount: ":counterAccount",
        cash: "-:amount",
        held: ":amount",
      },
    ],
  },

  /** The three below take from what is left of an earlier row; the caller holds the account's lock (`lockAccount`). */
  release: {
    parameters: { holdId: "text", amount: "bigint" },
    lookups: { part: heldOf(":holdId") },
    from: ["part"],
    guard: "part.remaining >= :amount",
    rows: [
      {
        externalId: ":externalId",
        kind: "'release'",
        counterAccount: ":counterAccount",
        cash: ":amount",
        held: "-:amount",
        reference: ":holdId",
      },
    ],
  },
  disburse: {
    parameters: { holdId: "text", amount: "bigint" },
    lookups: { part: heldOf(":holdId") },
    from: ["part"],
    guard: "part.remaining >= :amount",
    rows: [
      {
        externalId: ":externalId",
        kind: "'payout'",
        counterAccount: ":counterAccount",
        held: "-:amount",
        reference: ":holdId",
      },
    ],
  },
  disburseWithFee: {
    parameters: { holdId: "text", amount: "bigint", fee: "bigint", feeAccount: "text" },
    lookups: { part: heldOf(":holdId") },
    from: ["part"],
    guard: "part.remaining >= :amount + :fee",
    rows: [
      {
        externalId: ":externalId",
        kind: "'payout'",
        counterAccount: ":counterAccount",
        held: "-:amount",
        reference: ":holdId",
      },
      {
        externalId: ":externalId || ':fee'",
        kind: "'fee'",
        counterAccount: ":feeAccount",
        held: "-:fee",
        reference: ":holdId",
      },
    ],
  },
  returnPayout: {
    parameters: { payoutId: "text", amount: "bigint" },
    lookups: {
      part: "select coalesce(sum(-(cash_delta + held_delta)), 0) as remaining from transfer where account_id = :accountId and vendor_id = :vendorId and (external_id = :payoutId and kind = 'payout' or reference = :payoutId and kind = 'payout-return')",
    },
    from: ["part"],
    guard: "part.remaining >= :amount",
    rows: [
      {
        externalId: ":externalId",
        kind: "'payout-return'",
        counterAccount: ":counterAccount",
        cash: ":amount",
        reference: ":payoutId",
      },
    ],
  },
} satisfies Record<string, MovementShape>;

export type MovementName = keyof typeof shapes;

export const movements: Readonly<Record<MovementName, MovementStatement>> = mapShapes(shapes);

function mapShapes(all: Record<MovementName, MovementShape>): Record<MovementName, MovementStatement> {
  const entries = Object.entries(all).map(([name, shape]) => [name, movementStatement(shape)]);
  return Object.fromEntries(entries);
}

function heldOf(holdId: string): string {
  return `select coalesce(sum(held_delta), 0) as remaining from transfer where account_id = :accountId and vendor_id = :vendorId and (external_id = ${holdId} and kind = 'hold' or reference = ${holdId})`;
}
