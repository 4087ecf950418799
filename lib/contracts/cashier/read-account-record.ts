import * as z from "zod/mini";
import { defineCall, realMembers } from "#lib/contracts/define-call.ts";
import { money, queryInteger, timestamp } from "#lib/contracts/wire.ts";

/** What a movement is, in a player's words; the ledger's own kinds are finer. */
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

export const accountMovement = z.object({
  /** Number of the movement in the account, from 1. */
  seq: z.string(),
  at: timestamp,
  type: z.enum(accountRecordTypes),
  kind: z.string(),
  amount: money,
  balanceAfter: money,
  heldAfter: money,
  /** The deposit, withdrawal or bet that the movement belongs to, as support asks for it. */
  reference: z.string(),
  roundId: z.nullable(z.string()),
});

export type AccountMovement = z.output<typeof accountMovement>;

/**
 * MEMBER-05. `from` is inclusive, `to` exclusive. Pages by key: `before` is the `next` of the page before. `amount` is the
 * change of the balance that can be played with; totals are over the whole filter. By `Accept: text/csv` all of it is sent.
 */
export const readAccountRecord = defineCall({
  name: "cashier.readAccountRecord",
  summary: "Every movement of one's account",
  method: "GET",
  path: "/api/portal/records/account",
  roles: realMembers,
  needsRecentSession: true,
  input: z.strictObject({
    from: z.optional(timestamp),
    to: z.optional(timestamp),
    type: z.optional(z.enum(accountRecordTypes)),
    before: z.optional(z.string().check(z.regex(/^[1-9]\d{0,17}$/))),
    pageSize: z._default(queryInteger(1, 100), 20),
  }),
  output: z.object({
    currency: z.string(),
    content: z.array(accountMovement),
    next: z.nullable(z.string()),
    totals: z.object({ count: z.int(), in: money, out: money }),
  }),
});
