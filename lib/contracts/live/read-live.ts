import * as z from "zod/mini";
import { cashierNews } from "#lib/contracts/cashier/cashier-news.ts";
import { readBalanceCall } from "#lib/contracts/cashier/read-balance.ts";
import { defineCall, everyone } from "#lib/contracts/define-call.ts";
import { readWinnersCall } from "#lib/contracts/games/read-winners.ts";
import { sessionEnd } from "#lib/contracts/identity/session-end.ts";
import { readJackpotsCall } from "#lib/contracts/originals/read-jackpots.ts";

/**
 * State that a page follows. `balance`, `rewards` and `cashier` are null without a wallet account; `status` is that of
 * SITE-03. `session` has the player's id, null for a visitor; `ended` says why the session in this browser's cookie is
 * over.
 */
export const liveState = z.object({
  status: z.object({ status: z.union([z.literal(0), z.literal(1), z.literal(2)]), message: z.string() }),
  balance: z.nullable(readBalanceCall.output),
  winners: readWinnersCall.output,
  jackpots: readJackpotsCall.output,
  /** Number of claimable rewards: the badge of MEMBER-02. */
  rewards: z.nullable(z.object({ claimable: z.int() })),
  session: z.object({ owner: z.nullable(z.uuid()), ended: z.nullable(sessionEnd) }),
  /** CASH-04, CASH-05: withdrawals, and receipts to confirm. */
  cashier: z.nullable(cashierNews),
});

export const liveTopics = [
  "status",
  "balance",
  "winners",
  "jackpots",
  "rewards",
  "session",
  "cashier",
] as const satisfies (keyof z.output<typeof liveState>)[];
export type LiveTopic = (typeof liveTopics)[number];

/**
 * Returns the current state as JSON (CASH-08). With `Accept: text/event-stream` it sends one event per topic: first all
 * topics, then changed ones within 2 s. An event's id encodes what was sent so far. A stream reopened with it, as
 * `Last-Event-ID` or `since`, starts with the changes since then. The balance is not encrypted, as in its own call:
 * encryption is for credentials. The language of game names is a parameter: an event source cannot set headers.
 */
export const readLiveCall = defineCall({
  name: "live.readLive",
  summary: "Live updates: status, balance, winners, jackpots, rewards, session, cashier (JSON or server-sent events)",
  method: "GET",
  path: "/api/portal/live",
  roles: everyone,
  input: z.strictObject({
    language: z.optional(z.string().check(z.maxLength(10))),
    since: z.optional(z.string().check(z.regex(/^[\w.-]{1,100}$/))),
  }),
  output: liveState,
});
