import { type MovementShape, type MovementStatements, movementStatements } from "#lib/modules/ledger/movement-sql.ts";

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

const mine = "account_id = :accountId and vendor_id = :vendorId";

/** The stake that `:debitId` names, and whether a row has ended it already. */
const stake = {
  bet: `select cash_delta, bonus_delta from transfer where ${mine} and external_id = :debitId and kind = 'stake'`,
  terminal: `select 1 from transfer where ${mine} and settles = :debitId`,
};
const notEnded = "not exists (select from terminal)";

const credit = { kind: ":kind", cash: ":cash", bonus: ":bonus", reference: ":reference" };
const creditParameters = { kind: "text", cash: "bigint", bonus: "bigint", reference: "text" };

/** A fee is a row of its own, beside the row that it belongs to. */
const fee = { externalId: ":externalId || ':fee'", kind: "'fee'", counterAccount: ":feeAccount" };
const feeParameters = { fee: "bigint", feeAccount: "text" };

/** What is left of an earlier row. The caller holds the account's lock (`lockAccount`). */
const ofHold = {
  lookups: {
    part: `select coalesce(sum(held_delta), 0) as remaining from transfer
      where ${mine} and (external_id = :holdId and kind = 'hold' or reference = :holdId)`,
  },
  from: ["part"],
};
const payout = { kind: "'payout'", held: "-:amount", reference: ":holdId" };
const partParameters = { holdId: "text", amount: "bigint" };

export const shapes = {
  debit: {
    parameters: { cash: "bigint", bonus: "bigint" },
    guard: "a.debit_block is null",
    rows: [{ kind: "'stake'", cash: "-:cash", bonus: "-:bonus" }],
  },

  /** Money that ends no stake: deposit, promotion, jackpot, correction. */
  credit: { parameters: creditParameters, rows: [credit] },
  creditWithFee: {
    parameters: { ...creditParameters, ...feeParameters },
    rows: [credit, { ...fee, cash: "-:fee", reference: ":externalId" }],
  },

  /** A win, zero included: ends the stake and is split between the purses in the proportion of the stake. */
  settle: {
    parameters: { debitId: "text", amount: "bigint" },
    lookups: {
      ...stake,
      share: `select case when bonus_delta = 0 then 0
        else trunc(:amount::numeric * bonus_delta / (cash_delta + bonus_delta))::bigint end as bonus from bet`,
    },
    from: ["share"],
    guard: notEnded,
    rows: [{ kind: "'win'", cash: ":amount - share.bonus", bonus: "share.bonus", settles: ":debitId" }],
  },

  /** A whole round at once. The balance must cover the stake before the win is added. */
  play: {
    parameters: { stake: "bigint", win: "bigint", winId: "text" },
    guard: "a.debit_block is null",
    rows: [
      { kind: "'stake'", cash: "-:stake" },
      { externalId: ":winId", kind: "'win'", cash: ":win", settles: ":externalId" },
    ],
  },

  rollback: {
    parameters: { debitId: "text" },
    lookups: stake,
    from: ["bet"],
    guard: notEnded,
    rows: [{ kind: "'rollback'", cash: "-bet.cash_delta", bonus: "-bet.bonus_delta", settles: ":debitId" }],
  },

  /** Takes the key of a stake that has not arrived yet, so that the stake is rejected when it arrives. */
  tombstone: {
    parameters: { debitId: "text" },
    alsoKnownAs: [":externalId"],
    rows: [{ externalId: ":debitId", kind: "'tombstone'", settles: ":debitId", reference: ":externalId" }],
  },

  hold: { parameters: { amount: "bigint" }, rows: [{ kind: "'hold'", cash: "-:amount", held: ":amount" }] },

  release: {
    ...ofHold,
    parameters: partParameters,
    guard: "part.remaining >= :amount",
    rows: [{ kind: "'release'", cash: ":amount", held: "-:amount", reference: ":holdId" }],
  },
  disburse: { ...ofHold, parameters: partParameters, guard: "part.remaining >= :amount", rows: [payout] },
  disburseWithFee: {
    ...ofHold,
    parameters: { ...partParameters, ...feeParameters },
    guard: "part.remaining >= :amount + :fee",
    rows: [payout, { ...fee, held: "-:fee", reference: ":holdId" }],
  },

  returnPayout: {
    parameters: { payoutId: "text", amount: "bigint" },
    lookups: {
      part: `select coalesce(sum(-(cash_delta + held_delta)), 0) as remaining from transfer where ${mine}
        and (external_id = :payoutId and kind = 'payout' or reference = :payoutId and kind = 'payout-return')`,
    },
    from: ["part"],
    guard: "part.remaining >= :amount",
    rows: [{ kind: "'payout-return'", cash: ":amount", reference: ":payoutId" }],
  },
} satisfies Record<string, MovementShape>;

export type MovementName = keyof typeof shapes;

export const movements: Readonly<Record<MovementName, MovementStatements>> = mapShapes(shapes);

function mapShapes(all: Record<MovementName, MovementShape>): Record<MovementName, MovementStatements> {
  const entries = Object.entries(all).map(([name, shape]) => [name, movementStatements(shape)]);
  return Object.fromEntries(entries);
}
