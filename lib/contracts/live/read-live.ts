import * as z from "zod/mini";
import { readBalance } from "#lib/contracts/cashier/read-balance.ts";
import { defineCall, everyone } from "#lib/contracts/define-call.ts";
import { readWinners } from "#lib/contracts/games/read-winners.ts";
import { readJackpotsCall } from "#lib/contracts/originals/read-jackpots.ts";

/** What one page follows. `balance` and `rewards` are null for whoever has no purse; `status` is that of SITE-03. */
export const liveState = z.object({
  status: z.object({ status: z.union([z.literal(0), z.literal(1), z.literal(2)]), message: z.string() }),
  balance: z.nullable(readBalance.output),
  winners: readWinners.output,
  jackpots: readJackpotsCall.output,
  /** How many can be claimed: the badge of MEMBER-02. */
  rewards: z.nullable(z.object({ claimable: z.int() })),
});

export const liveTopics = ["status", "balance", "winners", "jackpots", "rewards"] as const satisfies (keyof z.output<
  typeof liveState
>)[];
export type LiveTopic = (typeof liveTopics)[number];

/**
 * CASH-08: as JSON what holds now; with `Accept: text/event-stream` one event per topic, first of all topics, then of
 * those that change, within 2 s. An event's id names what has been sent so far: a stream that is opened again with it,
 * as `Last-Event-ID` or as `since`, begins with what changed in between. The balance travels as in its own call, which
 * is a plain one: encryption is for credentials. Games are named in `language`, which an event source cannot say otherwise.
 */
export const readLive = defineCall({
  name: "live.readLive",
  summary: "Live updates: status, balance, winners, jackpots, rewards (JSON or server-sent events)",
  method: "GET",
  path: "/api/portal/live",
  roles: everyone,
  input: z.strictObject({
    language: z.optional(z.string().check(z.maxLength(10))),
    since: z.optional(z.string().check(z.regex(/^[\w.-]{1,100}$/))),
  }),
  output: liveState,
});
