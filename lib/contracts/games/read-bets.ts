import * as z from "zod/mini";
import { defineCall, realMembers } from "#lib/contracts/define-call.ts";
import { wireCategories } from "#lib/contracts/games/categories.ts";
import { money, queryInteger, timestamp } from "#lib/contracts/wire.ts";

export const betStatuses = ["open", "won", "lost", "cancelled"] as const;
export type BetStatus = (typeof betStatuses)[number];

/** `roundId` names the round to its vendor and, for in-house games, on `/fair/{roundId}`. */
export const bet = z.object({
  roundId: z.uuid(),
  vassalage: z.string(),
  gameType: z.enum(wireCategories),
  gameCode: z.string(),
  gameName: z.string(),
  stake: money,
  payout: money,
  status: z.enum(betStatuses),
  placedAt: timestamp,
  settledAt: z.nullable(timestamp),
});

/** Open bets have come to nothing yet, cancelled ones never do. */
export function netOf({ stake, payout, status }: Pick<z.output<typeof bet>, "stake" | "payout" | "status">): bigint {
  return status === "open" || status === "cancelled" ? 0n : payout - stake;
}

/** What the list, its totals and its CSV are narrowed to. `to` is exclusive. */
export const betFilter = {
  from: z.optional(timestamp),
  to: z.optional(timestamp),
  vassalage: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,20}$/))),
  gameType: z.optional(z.enum(wireCategories)),
  status: z.optional(z.enum(betStatuses)),
};

/** MEMBER-04: a player's own bets, newest first. `cursor` is the `next` of the page before; totals are of the whole filter. */
export const readBets = defineCall({
  name: "games.readBets",
  summary: "Betting record",
  method: "GET",
  path: "/api/portal/records/bets",
  roles: realMembers,
  needsRecentSession: true,
  input: z.strictObject({
    ...betFilter,
    cursor: z.optional(z.string().check(z.regex(/^\d{1,15}_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/))),
    pageSize: z._default(queryInteger(1, 100), 20),
  }),
  output: z.object({
    content: z.array(bet),
    next: z.nullable(z.string()),
    totals: z.object({ count: z.int(), stake: money, payout: money, net: money }),
  }),
});
